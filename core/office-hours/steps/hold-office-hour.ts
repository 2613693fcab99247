import { sql } from 'kysely';
import type { OfficeHourFacts } from '#rules/office-hours/states.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdBoth } from '../../mentoring/steps/hold-accounts.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { factsOf, type OfficeHourRow, type SeatCounts } from '../row.ts';

export type HeldOfficeHour = { hour: OfficeHourRow; facts: OfficeHourFacts; now: Date };

/**
 * An office hour with the accounts of its mentor and of one member held, then its row; undefined if there is none. Each
 * step that takes or frees a seat holds the mentor's account, so that the counts stand.
 */
export async function holdOfficeHour(
  tx: Tx,
  id: string,
  memberId: string | null,
): Promise<HeldOfficeHour | undefined> {
  const found = await tx
    .selectFrom('office_hours')
    .select('mentor_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  await holdBoth(tx, found.mentor_id, memberId);
  const held = await tx
    .selectFrom('office_hours')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return undefined;
  const { now, ...hour } = held;
  return { hour, facts: factsOf(hour, await countSeats(tx, id)), now };
}

async function countSeats(tx: Tx, id: string): Promise<SeatCounts> {
  const { rows } = await sql<SeatCounts>`
    select count(*) filter (where state = 'taken')::int as taken, count(*) filter (where state = 'offered')::int as offered,
      count(*) filter (where state = 'waiting')::int as waiting
    from office_hour_seats where office_hour_id = ${id}`.execute(tx);
  return rows[0] ?? { taken: 0, offered: 0, waiting: 0 };
}

/**
 * An office hour of the member's own as its mentor, held until the transaction ends.
 * @throws Refusal `office_hour_unknown`; the refusals by age
 */
export async function holdOwnOfficeHour(tx: Tx, member: Member, id: string): Promise<HeldOfficeHour> {
  const held = await holdOfficeHour(tx, id, member.id);
  requireAge(await holdOwnStanding(tx, member), 'adult');
  if (held?.hour.mentor_id !== member.id) throw new Refusal('office_hour_unknown');
  return held;
}

/** The seat of a member, or their position on the list, of a held office hour. */
export function findSeat(tx: Tx, officeHourId: string, memberId: string) {
  return tx
    .selectFrom('office_hour_seats')
    .selectAll()
    .where('office_hour_id', '=', officeHourId)
    .where('mentee_id', '=', memberId)
    .executeTakeFirst();
}
