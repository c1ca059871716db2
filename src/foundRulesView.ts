import { bothNames } from './bothNames.ts';
import type { Context, View } from './command.ts';
import { asPrinted } from './i18n/asPrinted.ts';
import type { Words } from './i18n/index.ts';
import { emphasised } from './pieces.ts';
import { placeName, placeOf } from './rulePlace.ts';
import { namingInList, selectOf } from './ruleView.ts';
import type { RuleHeadingOf } from './stores.ts';

/** A page of results is read at a glance. */
const MOST = 8;
/** Leaves room in a list of choices for all that was found. */
const MOST_NEAR = 15;

/**
 * The passages that say what was typed, or its English where it is French; null when none does. They can be chosen from, behind the
 * places that are `near` by their names.
 */
export const foundRulesView = (
  typed: string,
  near: readonly RuleHeadingOf[],
  all: Words,
  context: Context,
): View | null => {
  const { rules } = context.library;
  const words = all.rule;
  const { said, found } = rules.search(typed, MOST, context.locale);
  if (found.length === 0) return null;
  const nameInList = namingInList(all, context);
  const texts = found.map(({ reference, edition, title, text, excerpt }) => {
    const name = title === null || title === text ? '' : ` · ${nameInList(title)}`;
    const date = `${edition.document} ${words.ofEdition(edition.date, edition.whole)}`;
    return `**${asPrinted(placeOf(reference))}**${name}\n${emphasised(excerpt)}\n-# ${date}`;
  });
  const passages = found.map(({ reference, title, text }) => ({ reference, ...rules.called(title ?? text) }));
  const choices = [...near.slice(0, MOST_NEAR), ...passages].map((place) => ({
    label: placeName(place, all),
    value: place.reference,
  }));
  const note = words.onlyEnglish === null ? '' : `\n-# ${words.onlyEnglish}`;
  return {
    look: 'panel',
    texts: [`## ${words.found(typed, said)}${note}`, ...texts],
    rows: selectOf(words.choose, choices, context),
  };
};

/** What is known of a rule without any rules text: the mechanic it is about. Null when it is not known. */
export const withoutText = (typed: string, context: Context): View | null => {
  const { library, channelWords } = context;
  const words = channelWords.rule;
  const number = /\d{3}(?:\.\d{1,3}[a-z]?)?/i.exec(typed)?.[0].toLowerCase();
  const meant = library.find(typed, context.locale);
  const mechanics =
    number === undefined
      ? meant.kind === 'one' && meant.hit.kind === 'mechanic'
        ? [library.mechanic(meant.hit.mechanic)]
        : []
      : library
          .mechanics()
          .filter(({ rule }) => rule !== null && (rule === number || rule === number.replace(/[a-z]$/, '')));
  const known = mechanics.flatMap((it) =>
    it?.rule ? [`**${words.known(it.rule)}** · ${bothNames(it, channelWords)}`] : [],
  );
  if (known.length === 0) return null;
  return { look: 'panel', texts: [known.slice(0, 20).join('\n'), `${words.noText}\n-# ${words.howToImport}`] };
};
