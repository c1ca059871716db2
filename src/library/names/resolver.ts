/** Something that has rulings: a card, by its oracle id, or a mechanic, by its key. */
export type Subject =
  | { readonly kind: 'card'; readonly oracleId: string }
  | { readonly kind: 'mechanic'; readonly mechanic: string };

/** A subject with its names. `en` is the whole English name (`Fire // Ice`); `fr` is the one most printed, null when unknown. */
export type Hit =
  | { readonly kind: 'card'; readonly oracleId: string; readonly en: string; readonly fr: string | null }
  | { readonly kind: 'mechanic'; readonly mechanic: string; readonly en: string; readonly fr: string };

/** What a typed name means. */
export type Resolution =
  | { readonly kind: 'one'; readonly hit: Hit }
  /** Several bear this name, or are as near to it: the reader chooses. */
  | { readonly kind: 'choice'; readonly hits: readonly Hit[] }
  /** No name has what was typed: those are mere guesses. */
  | { readonly kind: 'none'; readonly nearest: readonly Hit[] };

/** Finds cards and mechanics by the names people type, in either language. */
export interface Resolver {
  /**
   * What may be meant by what was typed so far, the likeliest first, at most `limit`, each once; by nothing, the best known.
   * Names in `language`, the reader's, are likelier; without one both languages are alike.
   */
  complete(typed: string, limit: number, language?: 'en' | 'fr'): readonly Hit[];
  /** What a whole name means; it picks only when nothing else could be meant. */
  resolve(typed: string, language?: 'en' | 'fr'): Resolution;
}
