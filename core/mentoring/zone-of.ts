import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** The time zone in which a member lives. */
export async function zoneOf(db: Db, accountId: string | null): Promise<string> {
  const { rows } = await sql<{ zone: string }>`
    select coalesce(max(zone), 'Asia/Kolkata') as zone from standings where account_id = ${accountId}`.execute(
    db,
  );
  return rows[0]?.zone ?? 'Asia/Kolkata';
}
