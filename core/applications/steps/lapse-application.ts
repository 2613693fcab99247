import type { Tx } from '../../ground/events.ts';
import { answerOwed } from '../answer-owed.ts';
import { endApplication } from './end-application.ts';
import { holdApplication } from './hold-application.ts';

/** No answer came in time: the applicant is free. */
export async function lapseApplication(tx: Tx, id: string): Promise<void> {
  const held = await holdApplication(tx, id);
  if (!held || !answerOwed(held.one)) return;
  // The clock that has lapsed may be an earlier one than runs now.
  const running = await tx
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', id)
    .where('kind', 'in', ['application_first_decision', 'application_later_decision'])
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!running) await endApplication(tx, held.one, { stage: 'lapsed' }, null);
}
