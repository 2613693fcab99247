import type { InterviewEntry } from '../ground/calendar-entry.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findApplicants } from './find-applicants.ts';
import { findInterview } from './find-interview.ts';
import { findWithOpportunity } from './find-sent.ts';
import { findReceived, type SeeingMember } from './show-received.ts';

/**
 * An agreed or cancelled interview, for both sides, also after the application has ended. Owners' calendar entries are
 * cancelled or stay; owners learn nothing more once they may not read the application.
 * @throws Refusal `application_unknown`
 */
export async function findCalendarEntry(
  { db }: Core,
  member: SeeingMember,
  applicationId: string,
): Promise<InterviewEntry> {
  const [one, interview] = await Promise.all([
    findWithOpportunity(db, applicationId),
    findInterview(db, applicationId),
  ]);
  if (!one || !interview?.chosen_at) throw new Refusal('application_unknown');
  const isOwn = one.account_id === member.id;
  const isShown = isOwn || (await findReceived(db, member, applicationId)).is_readable;
  const people = isOwn || !isShown ? null : await findApplicants(db, [one.account_id]);
  return {
    applicationId,
    title: one.title,
    project: one.project_name,
    applicant: people?.get(one.account_id)?.person.name ?? '',
    place: isShown ? interview.place : '',
    at: interview.chosen_at,
    isAhead: interview.is_ahead,
    minutes: interview.minutes,
    changedAt: interview.changed_at,
    sequence: interview.sequence,
    isCancelled: interview.cancelled_at !== null,
  };
}
