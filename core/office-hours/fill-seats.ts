import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { tryEach } from '../ground/try-each.ts';
import { fillSeat } from './steps/fill-seat.ts';

const atOnce = 500;

/**
 * Gives or offers the free seats of all office hours ahead to their lists: also those for which no one had time before. One
 * that fails does not stop the others.
 */
export async function fillSeats(core: Core): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select hour.id from office_hours as hour
    where hour.state = 'announced' and hour.starts_at > now() and exists (
      select from office_hour_seats where office_hour_id = hour.id and state = 'waiting'
    ) and hour.seats > (
      select count(*) from office_hour_seats where office_hour_id = hour.id and state in ('taken', 'offered')
    ) order by hour.starts_at limit ${atOnce}`.execute(core.db);
  await tryEach(rows, ({ id }) => fill(core, id), { failed: 'office hours could not be filled.' });
}

async function fill({ db }: Core, id: string): Promise<void> {
  while (await db.transaction().execute((tx) => fillSeat(tx, id)));
}
