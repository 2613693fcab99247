import { sql } from 'kysely';
import { wallClock } from '#rules/calendar/zone.ts';
import type { Tx } from '../../ground/events.ts';

/** A member's time zone, and the time by the database's clock. */
export async function ownClock(tx: Tx, accountId: string): Promise<{ zone: string; now: Date }> {
  const { rows } = await sql<{ zone: string; now: Date }>`
    select coalesce(max(zone), 'Asia/Kolkata') as zone, clock_timestamp() as now
    from standings where account_id = ${accountId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The database tells no time.');
  return row;
}

/** The current day in a member's time zone. */
export async function ownDay(tx: Tx, accountId: string): Promise<string> {
  const { zone, now } = await ownClock(tx, accountId);
  return wallClock(now, zone).day;
}
