import type { DeadlineKind } from '#contract/collected.ts';
import { meetClock } from '../../clocks/steps/end-clock.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { lastClock } from './last-clock.ts';

/**
 * Meets a deadline. None runs while a side cannot act, and then nothing is late.
 * @throws Refusal `application_over` when its time has run out
 */
export async function meetWait(
  tx: Tx,
  kind: DeadlineKind,
  id: string,
  how: { isQuiet?: boolean } = {},
): Promise<void> {
  if (await meetClock(tx, kind, id, how)) return;
  const last = await lastClock(tx, kind, id);
  if (last && ['running', 'extended', 'lapsed'].includes(last.state)) throw new Refusal('application_over');
}
