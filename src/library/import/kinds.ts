/** What can be imported, for whoever brought something else. */
export const KINDS =
  "An import takes MTGJSON (AtomicCards, AllPrintings, one set), Scryfall's bulk files of cards and rulings, the Comprehensive Rules, MTR and IPG as text, and pages of rulings copied into a text file; each as it is, or compressed with gzip.";
