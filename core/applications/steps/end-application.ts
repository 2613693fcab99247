import { sql } from 'kysely';
import type { ApplicationEnding, TrialState } from '#contract/applications/limits.ts';
import { now } from '#db/now.ts';
import { releaseDeadline, tellAnswers } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { freeSeat } from '../../opportunities/steps/seats.ts';
import { type ApplicationRow, subjectOf } from '../row.ts';
import { callOff } from './call-off.ts';
import { noteStep } from './note-step.ts';

type End =
  | { stage: 'declined' | 'withdrawn' | 'lapsed' }
  | { stage: 'ended'; ending: Exclude<ApplicationEnding, ''> };
type Ended = Pick<ApplicationRow, 'id' | 'account_id' | 'opportunity_id' | 'project_id' | 'stage'>;

const kinds = [
  'application_first_decision',
  'application_later_decision',
  'terms_confirmation',
  'offer',
  'trial_task',
] as const;

/** Ends an open, held application: releases its deadlines, and frees the seat that it held. */
export async function endApplication(tx: Tx, one: Ended, end: End, accountId: string | null): Promise<void> {
  for (const kind of kinds) await releaseDeadline(tx, kind, one.id);
  await tellAnswers(tx, one.id);
  if (one.stage === 'interview') await callOff(tx, one.id);
  if (one.stage === 'offered' || one.stage === 'accepted') await freeSeat(tx, one.opportunity_id, 'held');
  await tx
    .updateTable('applications')
    .set({ stage: end.stage, ending: end.stage === 'ended' ? end.ending : '' })
    .set({ stage_before: one.stage, ended_at: now, asked_terms: null, is_asked_times: false })
    .set({ aside_at: sql<Date>`null`, decline_at: sql<Date>`null`, version: sql<number>`version + 1` })
    .set('trial', sql<TrialState>`case when trial = 'asked' then 'waived' else trial end`)
    .where('id', '=', one.id)
    .execute();
  await noteStep(tx, one.id, end.stage);
  await record(tx, { name: `applications.${end.stage}`, accountId, subject: subjectOf(one) });
}
