import type { Tx } from '../../ground/events.ts';
import { answerOwed, type Waiting } from '../answer-owed.ts';
import { meetDeadlineOf } from './meet-deadline-of.ts';

/**
 * The answer that the project owes is given.
 * @throws Refusal `application_over` when its time has run out
 */
export async function meetAnswer(tx: Tx, one: Waiting, how: { isQuiet?: boolean } = {}): Promise<void> {
  const kind = answerOwed(one);
  if (kind) await meetDeadlineOf(tx, kind, one.id, how);
}
