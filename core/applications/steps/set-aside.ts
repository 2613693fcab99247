import { now } from '#db/now.ts';
import { releaseClock } from '../../clocks/steps/end-clock.ts';
import { record, type Tx } from '../../ground/events.ts';
import { answerOwed } from '../answer-owed.ts';
import { subjectOf } from '../row.ts';
import { holdApplication } from './hold-application.ts';
import { noteStep } from './note-step.ts';

/** The applicant has not said whether they still want it: nobody has to look at it until they do. */
export async function setAside(tx: Tx, id: string): Promise<void> {
  const held = await holdApplication(tx, id);
  if (!held || held.one.ended_at || held.one.asked_terms === null || held.one.aside_at) return;
  const kind = answerOwed(held.one);
  if (kind) await releaseClock(tx, kind, id);
  await tx.updateTable('applications').set({ aside_at: now }).where('id', '=', id).execute();
  await noteStep(tx, id, 'set_aside');
  await record(tx, { name: 'applications.setAside', accountId: null, subject: subjectOf(held.one) });
}
