import { z } from 'zod';
import { FAMILIES } from './families.ts';
import { mismatches } from './match.ts';

const Case = z.looseObject({
  id: z.string(),
  topic: z.string(),
  given: z.record(z.string(), z.unknown()),
  expected: z.record(z.string(), z.unknown()),
});
export type Case = z.infer<typeof Case>;

export const CaseFile = z.array(Case);

/** Asks the rules about one case and says where the answer differs from the expected one; nothing when it does not. */
export const judge = (asked: Case): readonly string[] => {
  const [name = ''] = asked.topic.split('.');
  const answer = FAMILIES.get(name);
  if (!answer) return [`no family of cases is called ${name}`];
  return mismatches(asked.expected, answer(asked));
};
