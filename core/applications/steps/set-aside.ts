import { now } from '#db/now.ts';
import { releaseClock } from '../../clocks/steps/end-clock.ts';
import { record, type Tx } from '../../ground/events.ts';
import { answerOwed } from '../answer-owed.ts';
import { mayBringBack } from '../policy.ts';
import { subjectOf } from '../row.ts';
import { callOffInterview } from './call-off.ts';
import { endApplication } from './end-application.ts';
import { holdApplication } from './hold-application.ts';
import { noteStep } from './note-step.ts';

/**
 * The applicant has not said whether they still want it: nobody has to look at it until they do. Where they could not bring it back any
 * more it ends with its place. What was offered or declined meanwhile is not asked about.
 */
export async function setAside(tx: Tx, id: string): Promise<void> {
  const held = await holdApplication(tx, id);
  if (!held || held.one.ended_at || held.one.asked_terms === null || held.one.aside_at) return;
  const { offered } = held;
  if (held.one.decline_at || held.one.stage === 'offered' || held.one.stage === 'accepted') return;
  if (!mayBringBack(offered)) return endApplication(tx, held.one, { stage: 'ended', ending: 'gone' }, null);
  const one = await callOffInterview(tx, held.one, null);
  const kind = answerOwed(one);
  if (kind) await releaseClock(tx, kind, id);
  await tx.updateTable('applications').set({ aside_at: now }).where('id', '=', id).execute();
  await noteStep(tx, id, 'set_aside');
  await record(tx, { name: 'applications.setAside', accountId: null, subject: subjectOf(one) });
}

/** The place has passed its closing day: what is set aside for it can be brought back no more. */
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
