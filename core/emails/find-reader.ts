import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { readByKey } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import { eachOf } from '../ground/in-turns.ts';

/** The time zone in which an email states times, the language of the account, and the current time of the database. */
export type Reader = { zone: string; language: string; now: Date };

/** Returns the account with this address as a reader; null where there is none. */
export async function findReader({ db }: Pick<Core, 'db'>, to: string): Promise<Reader | null> {
  return readerOf(db, to);
}

/** Emails that leave in one turn share one query. */
const readerOf = eachOf(async (db: Db, addresses: readonly string[]) => {
  const found = new Map<string, Reader>();
  for (const { email, ...reader } of await select(db, JSON.stringify(addresses))) found.set(email, reader);
  return addresses.map((address) => found.get(address) ?? null);
});

const select = readByKey((db, addresses: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.interface_language as language'])
    .select(['standings.zone', sql<Date>`now()`.as('now')])
    .where(sql<boolean>`accounts.email = any(array(select json_array_elements_text(${addresses}::json)))`),
);
