import type { OfficeHourBody } from '#contract/office-hours/shapes.ts';
import { isActive } from '#rules/office-hours/states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getOfficeHour } from './get-office-hour.ts';
import { requireAhead } from './require-ahead.ts';
import { stateOfSeat } from './row.ts';
import { findSeat, holdOfficeHour } from './steps/hold-office-hour.ts';
import { takeSeatAway } from './steps/write-seat.ts';

/**
 * Leaves a seat, an offered one or the list, until it begins. Nothing happens for a member who has none.
 * @throws Refusal `office_hour_unknown`, `mentoring_late`, `mentoring_moved`
 */
export async function leaveSeat(core: Core, member: Member, officeHourId: string): Promise<OfficeHourBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdOfficeHour(tx, officeHourId, member.id);
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const seat = held && (await findSeat(tx, officeHourId, member.id));
    if (!seat || !isActive(stateOfSeat(seat))) return;
    requireAhead(held);
    await takeSeatAway(tx, held.hour, seat, { state: 'left', accountId: member.id });
  });
  return getOfficeHour(core, member, officeHourId);
}
