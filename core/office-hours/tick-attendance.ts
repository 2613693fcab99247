import { sql } from 'kysely';
import type { OfficeHourBody } from '#contract/office-hours/shapes.ts';
import { mayTick } from '#rules/office-hours/states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteActivity } from '../mentors/steps/end-still-asked.ts';
import { getOfficeHour } from './get-office-hour.ts';
import { holdOwnOfficeHour } from './steps/hold-office-hour.ts';

/**
 * Says who of those with a seat came, as often as the mentor likes. It counts in no figure.
 * @throws Refusal `office_hour_unknown`, `mentoring_moved` before the start, and if it does not take place
 */
export async function tickAttendance(
  core: Core,
  member: Member,
  { officeHourId, ids }: { officeHourId: string; ids: readonly string[] },
): Promise<OfficeHourBody> {
  await core.db.transaction().execute(async (tx) => {
    const { facts, now } = await holdOwnOfficeHour(tx, member, officeHourId);
    if (!mayTick(facts, 'mentor', now)) throw new Refusal('mentoring_moved');
    await sql`
      update office_hour_seats set came = id = any(${ids}::text[])
      where office_hour_id = ${officeHourId} and state = 'taken'`.execute(tx);
    await sql`update office_hours set ticked_at = now() where id = ${officeHourId}`.execute(tx);
    await noteActivity(tx, member.id);
    await record(tx, { name: 'officeHours.ticked', accountId: member.id, subject: { officeHourId } });
  });
  return getOfficeHour(core, member, officeHourId);
}
