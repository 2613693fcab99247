import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** The present moment, and the zone in which a member reads times: the chosen one, or that of the account. */
export async function readerMoment(
  db: Db,
  accountId: string,
  chosen: string,
): Promise<{ now: Date; zone: string }> {
  const { rows } = await sql<{ now: Date; zone: string | null }>`
    select now() as now, (select zone from standings where account_id = ${accountId}) as zone`.execute(db);
  const [found] = rows;
  return { now: found?.now ?? new Date(), zone: chosen || (found?.zone ?? 'UTC') };
}
