import type { Json } from '../json.ts';
import { numberOf, objectsIn, textOf } from '../json.ts';
import type { KnowsEmoji } from './emoji-rules.ts';
import { emojiProblems } from './emoji-rules.ts';
import type { Path, Problem } from './problem.ts';
import { badLength, problem } from './problem.ts';

/** What Discord refuses in a string select beyond its schemas. */
export const selectProblems = (select: Json, path: Path, knowsEmoji: KnowsEmoji): Problem[] => {
  const options = objectsIn(select.options);
  const least = numberOf(select.min_values ?? 1);
  const most = numberOf(select.max_values ?? 1);
  const seen = new Set<string>();
  return [
    ...(least > most
      ? [problem([...path, 'min_values'], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${most}.`)]
      : []),
    ...(options.length > 0 && options.length < most ? [badLength([...path, 'options'], most, 25)] : []),
    ...options.flatMap((option, index) => {
      const value = textOf(option.value);
      const isRepeated = seen.has(value);
      seen.add(value);
      return [
        ...(isRepeated
          ? [
              problem(
                [...path, 'options', index, 'value'],
                'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
                'The specified option value is already used',
              ),
            ]
          : []),
        ...emojiProblems(option.emoji, [...path, 'options', index, 'emoji'], knowsEmoji),
        ...(value === '' ? [badLength([...path, 'options', index, 'value'], 1, 100)] : []),
      ];
    }),
  ];
};
