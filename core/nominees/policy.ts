import { nomineeTimes } from '#contract/nominees/limits.ts';
import type { NomineeRequestRow } from './request-row.ts';

const dayMs = 86_400_000;

export const isOpen = ({ state }: Pick<NomineeRequestRow, 'state'>) =>
  state === 'waiting' || state === 'granted';

/** From when staff decide. */
export const decidesAt = ({ asked_at: at }: Pick<NomineeRequestRow, 'asked_at'>) =>
  new Date(at.getTime() + nomineeTimes.waitDays * dayMs);

/** Whether the same person may ask about the member once more, after their last request. */
export function mayAskAgain(
  last: Pick<NomineeRequestRow, 'state' | 'ended_at'> | undefined,
  now: Date,
): boolean {
  if (!last) return true;
  if (isOpen({ state: last.state })) return false;
  if (last.state !== 'ended' || !last.ended_at) return true;
  return last.ended_at.getTime() + nomineeTimes.againDays * dayMs <= now.getTime();
}
