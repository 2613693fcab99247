import type { Tx } from '../../ground/events.ts';
import { answerOwed } from '../answer-owed.ts';
import type { ApplicationRow } from '../row.ts';
import { endApplication } from './end-application.ts';
import { holdApplication } from './hold-application.ts';
import { noteLapse } from './note-lapse.ts';

/** No answer came in time: the applicant is free, and it is held against the project. */
export async function lapseApplication(tx: Tx, id: string): Promise<void> {
  const held = await holdApplication(tx, id);
  if (!held) return;
  if (answerOwed(held.one)) await lapse(tx, held.one);
  await noteLapse(tx, held.one.project_id);
}

async function lapse(tx: Tx, one: ApplicationRow): Promise<void> {
  // The lapsed deadline may be an earlier one than the running one.
  const running = await tx
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', one.id)
    .where('kind', 'in', ['application_first_decision', 'application_later_decision'])
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!running) await endApplication(tx, one, { stage: 'lapsed' }, null);
}
