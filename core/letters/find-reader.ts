import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import { eachOf } from '../ground/in-turns.ts';

/** Whose clock a letter goes by, and what time it is by the database's. */
export type Reader = { zone: string; now: Date };

/** Whoever has an account with this address; null for everybody else. */
export async function findReader({ quick }: Pick<Core, 'quick'>, to: string): Promise<Reader | null> {
  return readerOf(quick, to);
}

/** Those of letters that leave in one turn are asked for together. */
const readerOf = eachOf(async (db: Db, addresses: readonly string[]) => {
  const found = new Map<string, Reader>();
  for (const { email, ...reader } of await select(db, JSON.stringify(addresses))) found.set(email, reader);
  return addresses.map((address) => found.get(address) ?? null);
});

const select = prepared((db, addresses: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['accounts.email', 'standings.zone', sql<Date>`now()`.as('now')])
    .where(sql<boolean>`accounts.email = any(array(select json_array_elements_text(${addresses}::json)))`),
);
