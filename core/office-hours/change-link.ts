import { sql } from 'kysely';
import type { OfficeHourBody } from '#contract/office-hours/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { storedLocation } from '../mentoring/stored-location.ts';
import { getOfficeHour } from './get-office-hour.ts';
import { requireAhead } from './require-ahead.ts';
import { holdOwnOfficeHour } from './steps/hold-office-hour.ts';

/**
 * Changes the link of an office hour, until it begins.
 * @throws Refusal `office_hour_unknown`, `mentoring_moved`, `mentoring_late`, `mentoring_location`, `conflict`
 */
export async function changeLink(
  core: Core,
  member: Member,
  { officeHourId, version, link }: { officeHourId: string; version: number; link: string },
): Promise<OfficeHourBody> {
  const { location } = storedLocation({ kind: 'link', location: link, caller: '' });
  await core.db.transaction().execute(async (tx) => {
    const held = await holdOwnOfficeHour(tx, member, officeHourId);
    requireAhead(held);
    if (held.hour.location === location) return;
    if (held.hour.version !== version) throw new Refusal('conflict');
    await tx
      .updateTable('office_hours')
      .set({
        location,
        sequence: sql`sequence + 1`,
        changed_at: sql`clock_timestamp()`,
        version: sql`version + 1`,
      })
      .where('id', '=', officeHourId)
      .execute();
    await record(tx, { name: 'officeHours.linkChanged', accountId: member.id, subject: { officeHourId } });
  });
  return getOfficeHour(core, member, officeHourId);
}
