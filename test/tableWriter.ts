import { writeSync } from 'node:fs';
import { counting } from '../src/rules/acts.ts';
import { openTable } from '../src/table/table.ts';

/*
 * A process to be killed: `tableWriter FILE CHANNEL` counts one energy after the other, and says on its standard output which
 * interaction became which event, once the store has answered.
 */

const [, , path = '', channel = ''] = process.argv;
const { games } = openTable(path, { synchronous: 'full' });
for (let n = 1; n <= 20_000; n++) {
  const asked = { user: `player ${n % 4}`, judge: false, at: n, interaction: `${channel}-${n}` };
  const deed = { kind: 'gained', player: asked.user, what: 'energy', amount: 1, source: asked.interaction } as const;
  const outcome = await games.update({ channel, guild: null }, asked, counting(asked, deed));
  if (outcome.ok) writeSync(1, `${asked.interaction} ${outcome.value.after.revision}\n`);
}
