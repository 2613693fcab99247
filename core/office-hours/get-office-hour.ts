import type { OfficeHourBody } from '#contract/office-hours/shapes.ts';
import { findApplicants } from '../applications/find-applicants.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findAttendees, findOfficeHour } from './find-office-hour.ts';
import { presentOfficeHour } from './present.ts';

/**
 * An office hour as the member sees it. Its mentor reads who comes and what they ask, whatever they show to others.
 * @throws Refusal `office_hour_unknown`
 */
export async function getOfficeHour({ db }: Core, member: Member, id: string): Promise<OfficeHourBody> {
  const row = await findOfficeHour(db, member, id);
  if (!row) throw new Refusal('office_hour_unknown');
  const isMentor = row.mentor_id === member.id;
  const attendees = isMentor ? await findAttendees(db, id) : [];
  const ids = [row.mentor_id ?? '', ...attendees.map((one) => one.mentee_id)];
  const people = await findApplicants(db, ids, member);
  return presentOfficeHour(row, { side: isMentor ? 'mentor' : 'mentee', attendees, people });
}
