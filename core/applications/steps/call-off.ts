import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { Waiting } from '../answer-owed.ts';
import { subjectOf } from '../row.ts';
import { noteStep } from './note-step.ts';

/**
 * Ends the choice of a time and cancels an interview that has not taken place yet; a higher number makes calendars follow.
 * Resolves to whether one was agreed.
 */
export async function callOff(tx: Tx, applicationId: string): Promise<boolean> {
  await releaseDeadline(tx, 'interview_answer', applicationId);
  await tx
    .updateTable('application_interviews')
    .set({ times: [] })
    .where('application_id', '=', applicationId)
    .where(sql<boolean>`times <> '{}'`)
    .execute();
  const ended = await tx
    .updateTable('application_interviews')
    .set({ cancelled_at: now, changed_at: now, sequence: sql<number>`sequence + 1` })
    .where('application_id', '=', applicationId)
    .where('cancelled_at', 'is', null)
    .where('chosen_at', '>', sql<Date>`clock_timestamp()`)
    .returning('application_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Puts an applicant with an interview to come, or with times to choose from, back on the short list. A past interview
 * stays.
 */
export async function callOffInterview(tx: Tx, one: Waiting, accountId: string | null): Promise<Waiting> {
  if (one.stage !== 'interview') return one;
  const wasAgreed = await callOff(tx, one.id);
  if (!wasAgreed && !one.is_asked_times) return one;
  await releaseDeadline(tx, 'application_later_decision', one.id);
  await tx
    .updateTable('applications')
    .set({ stage: 'shortlisted', is_asked_times: false, version: sql<number>`version + 1` })
    .where('id', '=', one.id)
    .execute();
  await noteStep(tx, one.id, 'interview_over');
  await record(tx, { name: 'applications.interviewOver', accountId, subject: subjectOf(one) });
  return { ...one, stage: 'shortlisted', is_asked_times: false };
}
