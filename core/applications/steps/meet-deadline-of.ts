import type { DeadlineKind } from '#contract/collected.ts';
import { meetDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { lastDeadline } from './last-deadline.ts';

/**
 * Meets a deadline. None runs while a side cannot act, and then nothing is late.
 * @throws Refusal `application_over` when its time has run out
 */
export async function meetDeadlineOf(
  tx: Tx,
  kind: DeadlineKind,
  id: string,
  how: { isQuiet?: boolean } = {},
): Promise<void> {
  if (await meetDeadline(tx, kind, id, how)) return;
  const last = await lastDeadline(tx, kind, id);
  if (last && ['running', 'extended', 'lapsed'].includes(last.state)) throw new Refusal('application_over');
}
