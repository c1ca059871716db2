-- The index says how long each name of what a text is about is: written anew with every library, so that this one is made again.

DELETE FROM search_indexes;
