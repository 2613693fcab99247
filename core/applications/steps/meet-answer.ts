import { meetClock } from '../../clocks/steps/end-clock.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { answerOwed } from '../answer-owed.ts';
import type { ApplicationRow } from '../row.ts';

/**
 * The answer that the project owes is given.
 * @throws Refusal `application_over` when its time has run out
 */
export async function meetAnswer(tx: Tx, one: ApplicationRow): Promise<void> {
  const kind = answerOwed(one);
  if (!kind || (await meetClock(tx, kind, one.id))) return;
  const stillRuns = await tx
    .selectFrom('clocks')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', one.id)
    .where('state', 'in', ['running', 'extended', 'lapsed'])
    .executeTakeFirst();
  // Where nobody was there to be reminded no clock runs, and nothing is late.
  if (stillRuns) throw new Refusal('application_over');
}
