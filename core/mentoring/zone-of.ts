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

/** The time zone of a mentor's hours, by which plans run and series are booked. */
export async function hoursZoneOf(db: Db, mentorId: string | null): Promise<string> {
  const { rows } = await sql<{ zone: string | null }>`
    select hours ->> 'zone' as zone from mentors where account_id = ${mentorId}`.execute(db);
  return rows[0]?.zone ?? zoneOf(db, mentorId);
}
