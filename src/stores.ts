import type { Desk } from './desk/desk.ts';
import type { Judged } from './library/judged/judged.ts';
import type { Library } from './library/library.ts';
import type { Personal } from './personal.ts';
import type { Games } from './table/games.ts';
import type { Settings } from './table/settings.ts';

export type { Answer, Call, CallEntry, Citation, Said, Snapshot, SnapshotEntry } from './desk/call.ts';
export type { CallOutcome, Desk, DeskAsked, Draft, DraftLine } from './desk/desk.ts';
export type { Post } from './desk/posts.ts';
export type { Judged, JudgeRuling } from './library/judged/judged.ts';
export type { Card, FoundRuling, Library, Mechanic, Proposal, Ruling } from './library/library.ts';
export type { Hit, Resolution, Resolver, Subject } from './library/names/resolver.ts';
export type {
  Called as RuleCalled,
  Renumbering,
  RuleHeadingOf,
  RuleLine,
  RuleReference,
  RulesEdition,
  RuleText,
} from './library/rulesText/rulesText.ts';
export type { Piece } from './library/search/excerpt.ts';
export type { Asked, Games, Kept, Outcome, Where } from './table/games.ts';
export type { GuildSettings, Settings } from './table/settings.ts';

/** The running bot, as `/about` and `/help` show it. */
export interface BotInfo {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** How many interactions were answered since the start, and how long they took, in milliseconds. */
  answers(): { readonly count: number; readonly p50: number; readonly p99: number };
  /** A clickable command, `</energy gain:123>`; `/energy gain` where Discord has not given it an id. */
  mention(path: string): string;
}

/** What the bot knows and what it remembers, as the commands see it; opened in `bot.ts`. */
export interface Stores {
  readonly bot: BotInfo;
  readonly library: Library;
  readonly games: Games;
  readonly settings: Settings;
  readonly desk: Desk;
  /** What judges of servers added and reviewed; `library` has it laid over it already. */
  readonly judged: Judged;
  /** Every part of the memory that is about people. */
  readonly personal: readonly Personal[];
}
