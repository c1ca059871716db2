import { expect, test } from 'vitest';
import { refusalIn, type TypedRefusal } from './refusal-words.ts';

const option = 'option';
const names = 'a, b';
const REFUSALS: { readonly [Code in TypedRefusal['code']]: Extract<TypedRefusal, { code: Code }> } = {
  'no-such-command': { code: 'no-such-command', name: 'x' },
  'needs-subcommand': { code: 'needs-subcommand', name: 'x', names },
  'not-here': { code: 'not-here', name: 'x' },
  'not-allowed': { code: 'not-allowed', name: 'x' },
  'cannot-write-here': { code: 'cannot-write-here' },
  archived: { code: 'archived' },
  'no-such-option': { code: 'no-such-option', option, names },
  required: { code: 'required', option },
  'not-an-integer': { code: 'not-an-integer', option, value: 'x' },
  'not-a-number': { code: 'not-a-number', option, value: 'x' },
  'not-a-boolean': { code: 'not-a-boolean', option, value: 'x' },
  'too-small': { code: 'too-small', option, least: 1 },
  'too-large': { code: 'too-large', option, most: 1 },
  'too-short': { code: 'too-short', option, least: 1 },
  'too-long': { code: 'too-long', option, most: 1 },
  'not-a-choice': { code: 'not-a-choice', option, names },
  nobody: { code: 'nobody', option, value: 'x' },
  'no-such-component': { code: 'no-such-component', customId: 'x' },
  disabled: { code: 'disabled', customId: 'x' },
  'cannot-see-message': { code: 'cannot-see-message' },
  'wrong-count': { code: 'wrong-count', option, least: 1, most: 2 },
};

test.each(Object.values(REFUSALS))('$code is said in each language, in French with its own marks', (refusal) => {
  const french = refusalIn('fr', refusal);
  expect(french).not.toBe(refusalIn('en-US', refusal));
  expect(french).not.toMatch(/’|[^\u00a0][:;!?»]|«[^\u00a0]/);
});
