import { z } from 'zod';
import { isAsker } from '../src/asker.ts';
import type { ActionContext, Complete, Context, Reply } from '../src/command.ts';
import { action, command, no, say, subcommand, text } from '../src/command.ts';
import { foundRulesView, withoutText } from '../src/foundRulesView.ts';
import { oneLine } from '../src/i18n/inert.ts';
import { placeName, placeOf } from '../src/rulePlace.ts';
import { PICK_RULE, ruleView, selectOf, TURN_RULE } from '../src/ruleView.ts';
import { ASIDE_RULE } from '../src/rulingView.ts';
import type { Hit, RuleCalled, RuleHeadingOf, RuleReference } from '../src/stores.ts';

/** Longer than any search by words. */
const query = text({
  max: 6000,
  complete: ((typed, context) => completions(typed, context)) satisfies Complete,
});

const completions: Complete = (typed, { library, locale, words }) => {
  const places = library.rules.complete(typed, 25, locale);
  if (library.rules.editions().length > 0) {
    return places.map((place) => ({
      name: oneLine(placeName(place, words)),
      value: library.rules.reference(place.reference),
    }));
  }
  return library.resolver.complete(typed, 25, locale).flatMap((hit) => {
    const mechanic = hit.kind === 'mechanic' ? library.mechanic(hit.mechanic) : null;
    return mechanic?.rule
      ? [{ name: oneLine(`${mechanic.rule} · ${mechanic.fr} — ${mechanic.en}`), value: mechanic.rule }]
      : [];
  });
};

/** A term of the glossary that only points to one rule is read there. */
const read = (reference: RuleReference, asked: RuleCalled | null, context: Context): Reply | null => {
  const found = context.library.rules.read(reference);
  const meant = found && context.library.rules.definedBy(found);
  const rule = meant ?? found;
  const name = asked ?? (meant ? context.library.rules.called(reference.number) : null);
  return (
    rule && { kind: 'say', visibility: 'public', view: ruleView(rule, 1, 'public', context, name, meant && found) }
  );
};

const labelled = (places: readonly RuleHeadingOf[], { words }: Context) =>
  places.map((place) => ({ label: placeName(place, words), value: place.reference }));

const nameIn = ({ title, fr }: { readonly title: string | null; readonly fr: string | null }): RuleCalled | null =>
  title === null ? null : { title, fr };

/** A number or a name; else a mechanic by a name that was mistyped; else words. */
const lookup = (typed: string, context: Context): Reply => {
  const { library } = context;
  if (library.rules.editions().length === 0) {
    const view = withoutText(typed, context);
    return view ? { kind: 'say', visibility: 'public', view } : no({ code: 'no-rules-text', typed });
  }
  const answer = library.rules.find(typed, context.locale);
  switch (answer.kind) {
    case 'one':
      return read(answer.reference, nameIn(answer), context) ?? no({ code: 'no-rule-found', typed });
    case 'several': {
      return say('private', context.words.rule.which(typed), {
        rows: selectOf(context.words.rule.choose, labelled(answer.places, context), context),
      });
    }
    case 'missing': {
      const { reference, edition, near } = answer;
      if (!edition) return no({ code: 'document-missing', document: reference.document });
      const { document, date } = edition;
      const places = near.map(({ reference }) => placeOf(reference));
      return no(
        { code: 'no-such-rule', number: placeOf(reference), document, date, near: places },
        selectOf(context.words.rule.choose, labelled(near, context), context),
      );
    }
    case 'none': {
      const meant = library.find(typed, context.locale);
      const [mechanic] = meant.kind === 'one' ? mechanicsAmong([meant.hit], context) : [];
      const known = mechanic && read(mechanic.reference, mechanic, context);
      if (known) return known;
      const view = foundRulesView(typed, answer.near, context.channelWords, context);
      if (view) return { kind: 'say', visibility: 'public', view };
      if (answer.near.length > 0) {
        const rows = selectOf(context.words.rule.choose, labelled(answer.near, context), context);
        return say('private', context.words.rule.inNames(typed), { rows });
      }
      const nearest = meant.kind === 'none' ? meant.nearest : meant.kind === 'choice' ? meant.hits : [];
      const near = mechanicsAmong(nearest.slice(0, NEAREST), context);
      return no(
        { code: 'no-rule-found', typed },
        selectOf(context.words.rule.choose, labelled(near, context), context),
      );
    }
  }
};

/** What is further away than these is no slip of the finger. */
const NEAREST = 2;

/** The rules of those that are mechanics. */
const mechanicsAmong = (hits: readonly Hit[], { library }: Context): readonly RuleHeadingOf[] =>
  hits.flatMap((hit) => {
    const found = hit.kind === 'mechanic' ? library.rules.find(hit.en) : null;
    return found?.kind === 'one' ? [{ reference: found.reference, title: hit.en, fr: hit.fr }] : [];
  });

/** In place of the clicked message for who asked, as a private copy for others. */
const show = (typed: string, page: number, context: ActionContext): Reply => {
  const answer = context.library.rules.find(typed);
  if (answer.kind !== 'one') return no({ code: 'old-button' });
  const rule = context.library.rules.read(answer.reference);
  if (!rule) return no({ code: 'old-button' });
  if (!isAsker(context)) return { kind: 'say', visibility: 'private', view: ruleView(rule, page, 'private', context) };
  return { kind: 'update', view: ruleView(rule, page, context.onPrivateMessage ? 'private' : 'public', context) };
};

const turn = action(TURN_RULE, z.tuple([z.string(), z.string().regex(/^\d{1,4}$/)]), ([reference, page], context) =>
  show(reference, Number(page), context),
);

const aside = action(ASIDE_RULE, z.tuple([z.string()]), ([reference], context) => {
  const answer = context.library.rules.find(reference);
  const rule = answer.kind === 'one' ? context.library.rules.read(answer.reference) : null;
  if (!rule) return no({ code: 'old-button' });
  return { kind: 'say', visibility: 'private', view: ruleView(rule, 1, 'private', context) };
});

const pick = action(PICK_RULE, z.tuple([]), (_, context) => show(context.chosen[0] ?? '', 1, context));

export const rule = command({
  name: 'rule',
  place: 'everywhere',
  actions: [turn, aside, pick],
  subcommands: { lookup: subcommand({ query }, ({ query }, context) => lookup(query, context)) },
});
