import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Case } from './run.ts';
import { CaseFile, judge } from './run.ts';

/* `npm run --silent cases -- FILE`: a line for each mismatch, and `N passed, N failed` at the end. */

const refuse = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readCases = (file: string): readonly Case[] => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return refuse(`Can't read ${file}: ${messageOf(error)}`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse(`${file} is not JSON: ${messageOf(error)}`);
  }
  const cases = CaseFile.safeParse(json);
  return cases.success ? cases.data : refuse(`${file} is not a list of cases:\n${z.prettifyError(cases.error)}`);
};

/** A case that can't even be read fails, and the others are still run. */
const differences = (asked: Case): readonly string[] => {
  try {
    return judge(asked);
  } catch (error) {
    return [`can't be run: ${messageOf(error).replace(/\s+/g, ' ')}`];
  }
};

const [file] = process.argv.slice(2);
const cases = readCases(file ?? refuse('Usage: npm run --silent cases -- FILE'));
const failures = cases
  .map((asked) => ({ id: asked.id, faults: differences(asked) }))
  .filter(({ faults }) => faults.length > 0);
for (const { id, faults } of failures) console.log(`${id}: ${faults.join('; ')}`);
console.log(`${cases.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
