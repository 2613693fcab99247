import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';
import type { Waiting } from '../answer-owed.ts';
import { subjectOf } from '../row.ts';
import { noteStep } from './note-step.ts';

/** Drops times that no one has taken. An agreed time stands; without one the applicant is on the short list again. */
export async function dropProposal(tx: Tx, one: Waiting): Promise<Waiting> {
  await tx
    .updateTable('application_interviews')
    .set({ times: [] })
    .where('application_id', '=', one.id)
    .execute();
  const stage = one.is_asked_times ? 'shortlisted' : one.stage;
  await tx
    .updateTable('applications')
    .set({ stage, is_asked_times: false, version: sql<number>`version + 1` })
    .where('id', '=', one.id)
    .execute();
  await noteStep(tx, one.id, 'interview_untaken');
  await record(tx, { name: 'applications.interviewUntaken', accountId: null, subject: subjectOf(one) });
  return { ...one, stage, is_asked_times: false };
}
