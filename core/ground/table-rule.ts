import type { Readable } from 'node:stream';
import type { Tables } from '#db/tables.ts';
import type { Account, Member } from './actor.ts';
import type { Core } from './core.ts';
import type { Tx } from './events.ts';

/** A file of the archive that a member takes along; without content where its bytes are damaged or lost. */
export type ExportEntry = { name: string; at: Date; content: string | Readable | null };

/** What becomes of what a table holds about people. What that is, why and for how long stands in `web/own-data/texts/en/held-data.ts`. */
export type TableRule = {
  /** The chore that removes it when its time is over, where it does not end with something else. */
  removedBy?: string;
  /** What its person is given of it: without secrets, and without what is about others. */
  exported: ((core: Core, account: Account) => Promise<object[]>) | { not: string };
  /** Holds what others hold before they hold anything that is erased, so that neither waits for the other in a circle. */
  held?: (tx: Tx, account: Account) => Promise<unknown>;
  /** Files that go along with it, each opened only when its turn comes. */
  bytes?: (core: Core, member: Member) => AsyncGenerator<ExportEntry>;
  /**
   * When the account ends: by the database with the row it belongs to (the account's, or another's that is erased), by a
   * step before that, or not at all.
   */
  erased: 'by the database' | ((tx: Tx, account: Account) => Promise<unknown>) | { not: string };
};

/** The tables that a module owns, and its rules for them. */
export type OwnData = { [Table in keyof Tables]?: TableRule | 'names nobody' };

let rules: TableRule[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowOwnData(declared: readonly OwnData[]): void {
  rules = declared.flatMap((tables) => Object.values(tables)).filter((rule) => rule !== 'names nobody');
}

/** Comes before anything is erased, and before the account is held against rows that name it. */
export async function holdOwnData(tx: Tx, account: Account): Promise<void> {
  for (const { held } of knownRules()) await held?.(tx, account);
}

/** Takes everything that is held about a person, but for the account itself, out of the database. */
export async function eraseOwnData(tx: Tx, account: Account): Promise<void> {
  for (const { erased } of knownRules()) if (typeof erased === 'function') await erased(tx, account);
}

function knownRules(): TableRule[] {
  if (!rules) throw new Error('Call createCore before anybody is erased.');
  return rules;
}
