import type { Readable } from 'node:stream';
import type { Tables } from '#db/tables.ts';
import type { Account, Member } from './actor.ts';
import type { Core } from './core.ts';
import type { Tx } from './events.ts';
import type { Limit } from './kept.ts';

/** A file of a member's export; without content if its bytes are damaged or lost. */
export type ExportEntry = { name: string; at: Date; content: string | Readable | null };

/**
 * How a table's data about members is exported and erased. The data itself, its purpose and its retention are described in
 * `web/<module>/texts/en/held.ts`.
 */
export type TableRule = {
  /** The scheduled job that deletes it after its retention, unless it ends with something else. */
  removedBy?: string;
  /** How long its rows are kept, as that job keeps it; a rule whose rows go with something else says with what. */
  limit?: Limit | readonly Limit[] | { not: string };
  /** The part that the member gets: without secrets, and without other persons' data. */
  exported: ((core: Core, account: Account) => Promise<object[]>) | { not: string };
  /** No hold can name it: it holds secrets, counts, or what other rows say as well. All others are named in a migration by `let_hold`. */
  isNeverHeld?: true;
  /** Tables of parts that a hold keeps with it. */
  heldAlong?: readonly (keyof Tables)[];
  /** The receivers of the exported part other than the member: the guardian of a child, or a nominee as well. Without it there are none. */
  givenTo?: 'guardian' | 'nominee and guardian';
  /** The accounts of others that transactions about its rows lock together with the member's, by their ids. */
  heldWith?: (tx: Tx, accountId: string) => Promise<readonly (string | null)[]>;
  /** Takes locks on other rows that such transactions take too, before anything is erased, so that none can deadlock. */
  held?: (tx: Tx, account: Account) => Promise<unknown>;
  /** Files that are exported as well, each opened only when its turn comes. */
  bytes?: (core: Core, member: Member) => AsyncGenerator<ExportEntry>;
  /**
   * At the end of the account: erased by the database with the row it belongs to (the account's, or another one that is
   * erased), by a step before that, or not at all.
   */
  erased: 'by the database' | ((tx: Tx, account: Account) => Promise<unknown>) | { not: string };
};

/** The tables that a module owns, and its rules for them. */
export type OwnData = { [Table in keyof Tables]?: TableRule | 'names no one' };

let rules: TableRule[] | undefined;
let holdable: Record<string, readonly string[]> = {};
let owners: Record<string, string> = {};

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowOwnData(all: readonly { name: string; ownData?: OwnData }[]): void {
  const tables = all.flatMap(({ name, ownData = {} }) =>
    Object.entries(ownData).flatMap(([table, rule]) =>
      rule === 'names no one' ? [] : [{ module: name, table, rule }],
    ),
  );
  rules = tables.map(({ rule }) => rule);
  owners = Object.fromEntries(tables.map(({ module, table }) => [table, module]));
  holdable = Object.fromEntries(
    tables.flatMap(({ table, rule }) => (rule.isNeverHeld ? [] : [[table, rule.heldAlong ?? []]])),
  );
}

/** The module of each table that holds data about members. */
export const modulesOfTables = (): Readonly<Record<string, string>> => owners;

/** The tables that a hold can name, with the tables of their parts. */
export const holdableTables = (): Readonly<Record<string, readonly string[]>> => holdable;

/** The other accounts whose locks the erasure of this one takes. */
export async function findHeldWith(tx: Tx, accountId: string): Promise<string[]> {
  const found = new Set<string | null>();
  for (const { heldWith } of knownRules())
    for (const id of (await heldWith?.(tx, accountId)) ?? []) found.add(id);
  return [...found].filter((id) => id !== null && id !== accountId) as string[];
}

/** Runs before anything is erased, and before the account is locked against rows that name it. */
export async function holdOwnData(tx: Tx, account: Account): Promise<void> {
  for (const { held } of knownRules()) await held?.(tx, account);
}

/** Erases all data about a member from the database, except the account itself. */
export async function eraseOwnData(tx: Tx, account: Account): Promise<void> {
  for (const { erased } of knownRules()) if (typeof erased === 'function') await erased(tx, account);
}

function knownRules(): TableRule[] {
  if (!rules) throw new Error('Call createCore before anybody is erased.');
  return rules;
}
