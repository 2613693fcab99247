import { record, type Tx } from '../../ground/events.ts';
import { subjectOf } from '../row.ts';
import { holdApplication } from './hold-application.ts';
import { lastDeadline } from './last-deadline.ts';
import { noteStep } from './note-step.ts';
import { settleDeadline } from './settle-deadline.ts';

/** Nothing was handed in in time: the next decision is the team's again. */
export async function missTrial(tx: Tx, id: string): Promise<void> {
  const held = await holdApplication(tx, id);
  if (held?.one.trial !== 'asked' || held.one.ended_at) return;
  // The lapsed deadline may be an earlier one than the running one.
  if ((await lastDeadline(tx, 'trial_task', id))?.state !== 'lapsed') return;
  const one = { ...held.one, trial: 'missed' as const };
  await tx
    .updateTable('applications')
    .set({ trial: one.trial, version: one.version + 1 })
    .where('id', '=', id)
    .execute();
  await noteStep(tx, id, 'trial_missed');
  await settleDeadline(tx, one);
  await record(tx, { name: 'applications.trialMissed', accountId: null, subject: subjectOf(one) });
}
