import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findInterview, type InterviewRow, isAgreed } from '../find-interview.ts';
import { type ApplicationRow, subjectOf } from '../row.ts';
import { choiceDeadline } from './choice-deadline.ts';
import { noteStep } from './note-step.ts';
import { settleDeadline } from './settle-deadline.ts';

type Choice = { time: string; accountId: string; proposedBy: 'owner' | 'applicant' };

/**
 * Takes one of the times that the other side has proposed, for a held application. The next decision is owed a week after the interview.
 * The same again changes nothing.
 * @throws Refusal `application_moved` when other times stand there now; `interview_time_past`; `application_over` when it is too late
 */
export async function setTime(
  tx: Tx,
  one: ApplicationRow,
  { time, accountId, proposedBy }: Choice,
): Promise<void> {
  const at = new Date(time);
  const interview = one.stage === 'interview' ? await findInterview(tx, one.id) : undefined;
  if (!interview || one.aside_at) throw new Refusal('application_moved');
  const { times, chosen_at: chosenAt } = interview;
  if (times.length === 0 && isAgreed(interview) && chosenAt?.getTime() === at.getTime()) return;
  const isProposed = times.some((one) => one.getTime() === at.getTime());
  if (!isProposed || interview.proposed_by !== proposedBy) throw new Refusal('application_moved');
  // No deadline ran while a side could not act, and then nothing is late.
  if (!(await meetDeadline(tx, 'interview_answer', one.id)) && (await isLate(tx, interview)))
    throw new Refusal('application_over');
  const set = await tx
    .updateTable('application_interviews')
    .set({ chosen_at: at, times: [], cancelled_at: null, changed_at: now })
    .set({ sequence: interview.sequence + 1 })
    .where('application_id', '=', one.id)
    .where(sql<boolean>`${at}::timestamptz > clock_timestamp()`)
    .returning('application_id')
    .executeTakeFirst();
  if (!set) throw new Refusal('interview_time_past');
  await releaseDeadline(tx, 'application_later_decision', one.id);
  await tx
    .updateTable('applications')
    .set({ is_asked_times: false, version: one.version + 1 })
    .where('id', '=', one.id)
    .execute();
  await noteStep(tx, one.id, 'interview_set');
  await settleDeadline(tx, { ...one, is_asked_times: false });
  await record(tx, { name: 'applications.interviewSet', accountId, subject: subjectOf(one) });
}

async function isLate(tx: Tx, interview: InterviewRow): Promise<boolean> {
  const state = await choiceDeadline(tx, interview);
  return state !== undefined && ['running', 'extended', 'lapsed'].includes(state);
}
