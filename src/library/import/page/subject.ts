import type { Library } from '../../library.ts';
import type { Hit } from '../../names/resolver.ts';
import type { ImportOptions } from '../format.ts';
import type { PageFault, Section } from './parse.ts';

export type Found = { readonly ok: true; readonly hit: Hit } | ({ readonly ok: false } & PageFault);

const found = (hit: Hit): Found => ({ ok: true, hit });
const fault = (line: number | null, reason: string): Found => ({ ok: false, line, reason });

/** What the operator says the page is about; null when nothing was said. */
export const namedSubject = (library: Library, { card, mechanic }: ImportOptions): Found | null => {
  if (card !== undefined) return named(library, 'card', card);
  return mechanic === undefined ? null : named(library, 'mechanic', mechanic);
};

const named = (library: Library, kind: Hit['kind'], name: string): Found => {
  const byKey = library.find(kind === 'card' ? name : `m:${name}`);
  const exact = library.called(name).filter((hit) => hit.kind === kind);
  const [only] = exact;
  if (exact.length === 1 && only) return found(only);
  if (exact.length > 1)
    return fault(null, `--${kind} ${name}: several bear this name, say ${exact.map(show).join(' or ')}`);
  if (byKey.kind === 'one' && byKey.hit.kind === kind && isIdentity(byKey.hit, name)) return found(byKey.hit);
  const near = library.resolver
    .complete(name, 25)
    .filter((hit) => hit.kind === kind)
    .slice(0, 3);
  const nearest = near.length > 0 ? `; the nearest are ${near.map((hit) => hit.en).join(', ')}` : '';
  return fault(null, `--${kind} ${name}: the library has no ${kind} of this name${nearest}`);
};

const isIdentity = (hit: Hit, name: string): boolean =>
  hit.kind === 'card' ? hit.oracleId === name.trim().toLowerCase() : hit.mechanic === name.trim();

/** How to say which one: cards of one French name have different English names. */
const show = (hit: Hit): string => `"${hit.en}"`;

/**
 * Whom a section is about: the card or mechanic that a line before it names; for an article, which begins with prose, the
 * mechanic that most of its rulings speak of.
 */
export const subjectOf = (section: Section, library: Library): Found => {
  for (const { line, text } of section.preamble) {
    if (isProse(text)) return spokenOf(section, library);
    const hits = library.called(text);
    const [only] = hits;
    if (hits.length === 1 && only) return found(only);
    if (hits.length > 1) {
      return fault(line, `several bear the name ${text}: say which with --card, as ${hits.map(show).join(' or ')}`);
    }
  }
  return spokenOf(section, library);
};

/** The one that a line before the first sentence names; null where none does. */
export const nameAbove = (
  { preamble }: Section,
  library: Library,
): { readonly line: number; readonly hit: Hit } | null => {
  for (const { line, text } of preamble) {
    if (isProse(text)) return null;
    const [only, ...others] = library.called(text);
    if (only) return others.length === 0 ? { line, hit: only } : null;
  }
  return null;
};

/** A sentence, not a name or a heading. */
const isProse = (text: string): boolean => text.length >= 60 && /[.!?…][»"”)]?(?:\s|$)/u.test(text);

const spokenOf = (section: Section, library: Library): Found => {
  const rulings = section.rulings.map(({ text }) => wordsOf(text));
  const preamble = section.preamble.map(({ text }) => wordsOf(text));
  const mentions = (texts: readonly string[], names: readonly string[]) =>
    texts.filter((text) => names.some((name) => text.includes(name))).length;
  const ranked = library
    .mechanics()
    .map((mechanic) => {
      const names = [mechanic.en, mechanic.fr].map(wordsOf).filter((name) => name.length > 4);
      return { mechanic, inRulings: mentions(rulings, names), all: mentions([...rulings, ...preamble], names) };
    })
    .filter(({ inRulings }) => inRulings > rulings.length / 2)
    .sort((a, b) => b.inRulings - a.inRulings || b.all - a.all);
  const [first, second] = ranked;
  if (!first) {
    return fault(
      section.rulings[0]?.line ?? null,
      'no card and no mechanic is named above: say which with --card or --mechanic',
    );
  }
  if (second && second.inRulings === first.inRulings && second.all === first.all) {
    const both = [first, second].map(({ mechanic }) => mechanic.key);
    return fault(
      section.rulings[0]?.line ?? null,
      `these rulings speak of ${both.join(' and ')} alike: say which with --mechanic`,
    );
  }
  const { key, en, fr } = first.mechanic;
  return found({ kind: 'mechanic', mechanic: key, en, fr });
};

/** Bare words with a space on each side, so that whole words are found in it. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
