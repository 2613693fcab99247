import type { RawBuilder } from 'kysely';
import type { Tx } from './events.ts';

/** What the table `ends` notes, by triggers on the tables of other modules (migration 0360). */
export const endKinds = [
  'session',
  'account',
  'password',
  'guardian',
  'consent',
  'suspension',
  'block',
] as const;
export type EndKind = (typeof endKinds)[number];

/** Something that has ended, or with `holds` false its opposite. Ids and times alone. */
export type End = {
  kind: EndKind;
  subject: string;
  object: string | null;
  holds: boolean;
  until: string | null;
  at: string;
};

/**
 * How a restored backup is told of one kind of ends, in the transaction that brings it back. `ended` stands for rows named so, with
 * subject, object, until and at. Resolves to how many it changed.
 */
export type Repeat = {
  kind: EndKind;
  repeat: (tx: Tx, ended: RawBuilder<unknown>, words: RepeatWords) => Promise<number>;
};

/** What is said in place of what only the lost database knew. */
export type RepeatWords = { lostReason: string };

/** How many rows a statement has changed. */
export async function changed(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(tx);
  return Number(numAffectedRows);
}
