import type { RawBuilder } from 'kysely';
import type { Tx } from './events.ts';

/** The kinds of ends in the table `ends`, written by triggers on the tables of other modules (migration 0360). */
export const endKinds = [
  'session',
  'account',
  'password',
  'guardian',
  'consent',
  'suspension',
  'block',
  'hold',
] as const;
export type EndKind = (typeof endKinds)[number];

/** Something that has ended, or with `holds` false begun. Only ids and times, and of a hold its tables. */
export type End = {
  kind: EndKind;
  subject: string;
  object: string | null;
  holds: boolean;
  until: string | null;
  at: string;
  /** Of a hold; the version before left it out. */
  hold?: HeldEnd | undefined;
};
export type HeldEnd = { tables: string[]; isSecret: boolean };

/**
 * Repeats one kind of ends in a restored backup, in the transaction that restores it. `ended` stands for rows with the
 * columns subject, object, until, at and hold. Resolves to the number of changes.
 */
export type Repeat = {
  kind: EndKind;
  repeat: (tx: Tx, ended: RawBuilder<unknown>, words: RepeatWords) => Promise<number>;
};

/** The text that replaces words that only the lost database contained. */
export type RepeatWords = { lostReason: string; lostHoldReason: string };

/** The number of rows that a statement has changed. */
export async function changed(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(tx);
  return Number(numAffectedRows);
}
