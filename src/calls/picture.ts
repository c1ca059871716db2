import { boardView } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { clock } from '../i18n/when.ts';
import { subjectOf } from '../rules/game.ts';
import type { Call, Snapshot, SnapshotEntry } from '../stores.ts';

/** The table as it was when a judge was called, in the words of whoever reads it now. */
export interface Picture {
  readonly heading: string;
  /** One line a player. */
  readonly seats: readonly string[];
  /** Oldest first. */
  readonly events: readonly string[];
}

export const pictureOf = ({ channel, guild }: Call, snapshot: Snapshot, words: Words): Picture => {
  const { game, latest } = snapshot;
  const last = latest.at(-1);
  if (!last) throw new Error('A game has at least its opening');
  const [heading = '', seats = ''] = boardView({ id: 0, channel, guild, board: null, game, latest: last }, words).texts;
  return { heading, seats: seats.split('\n'), events: latest.map((each) => eventLine(each, words)) };
};

const eventLine = ({ entry, of }: SnapshotEntry, { table }: Words): string => {
  const { actor, event, at } = entry;
  const deed = table.deed(event, table.inMessages, of?.event);
  const byOther = actor !== subjectOf(event) || event.asJudge;
  const by = byOther ? ` · ${table.by(table.inMessages.who(actor), event.asJudge ?? false)}` : '';
  return `${clock(at)} ${deed}${by}`;
};
