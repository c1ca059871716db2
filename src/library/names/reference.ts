import type { Subject } from './resolver.ts';

/** A subject as choices and buttons carry it: `c:` and the oracle id, `m:` and the mechanic's key. */
export const reference = (subject: Subject): string =>
  subject.kind === 'card' ? `c:${subject.oracleId}` : `m:${subject.mechanic}`;

/** The subject a reference or a bare oracle id names, whether or not the library has it; null for other text. */
export const parseReference = (text: string): Subject | null => {
  const card = /^(?:c:)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(text.trim());
  if (card?.[1]) return { kind: 'card', oracleId: card[1].toLowerCase() };
  const mechanic = /^m:([a-z0-9-]{1,60})$/.exec(text.trim());
  return mechanic?.[1] ? { kind: 'mechanic', mechanic: mechanic[1] } : null;
};
