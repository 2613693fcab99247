import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { answerOwed } from '../answer-owed.ts';
import { mayBringBack } from '../policy.ts';
import { subjectOf } from '../row.ts';
import { callOffInterview } from './call-off.ts';
import { endApplication } from './end-application.ts';
import { holdApplication } from './hold-application.ts';
import { noteStep } from './note-step.ts';

/**
 * Sets aside an application without an answer to new terms: no owner has to look at it until the applicant answers. If it
 * could not come back any more, it ends with its opportunity. An offer or decline made meanwhile stays.
 */
export async function setAside(tx: Tx, id: string): Promise<void> {
  const held = await holdApplication(tx, id);
  if (!held || held.one.ended_at || held.one.asked_terms === null || held.one.aside_at) return;
  const { offered } = held;
  if (held.one.decline_at || held.one.stage === 'offered' || held.one.stage === 'accepted') return;
  if (!mayBringBack(offered)) return endApplication(tx, held.one, { stage: 'ended', ending: 'gone' }, null);
  const one = await callOffInterview(tx, held.one, null);
  const kind = answerOwed(one);
  if (kind) await releaseDeadline(tx, kind, id);
  await tx.updateTable('applications').set({ aside_at: now }).where('id', '=', id).execute();
  await noteStep(tx, id, 'set_aside');
  await record(tx, { name: 'applications.setAside', accountId: null, subject: subjectOf(one) });
}

/** Ends the applications that are set aside once the opportunity is past its closing day: they cannot come back. */
export async function endAside(tx: Tx, opportunityId: string): Promise<void> {
  const aside = await tx
    .selectFrom('applications')
    .select('id')
    .where('opportunity_id', '=', opportunityId)
    .where('aside_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id } of aside) {
    const held = await holdApplication(tx, id);
    if (held?.one.aside_at && !mayBringBack(held.offered))
      await endApplication(tx, held.one, { stage: 'ended', ending: 'gone' }, null);
  }
}
