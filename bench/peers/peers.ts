import { flexSearch } from './flexSearch.ts';
import { fuse } from './fuse.ts';
import { fuzzySort } from './fuzzySort.ts';
import { miniSearch } from './miniSearch.ts';
import type { Peer } from './peer.ts';
import { trigrams } from './trigrams.ts';

export const PEERS: readonly Peer[] = [miniSearch, fuse, flexSearch, fuzzySort, trigrams];
