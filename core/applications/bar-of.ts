import { applicationLimits } from '#contract/applications/limits.ts';
import type { RefusalCode } from '#contract/collected.ts';
import type { Offered } from '../opportunities/steps/hold-offered.ts';
import type { ApplicationRow } from './row.ts';

type Before = readonly Pick<ApplicationRow, 'stage' | 'ending' | 'ended_at'>[];

/**
 * The refusal that keeps a member from applying, from the opportunity's state and their earlier applications; null if there
 * is none.
 */
export function barOf(
  { state, is_over: isOver, is_published: isPublished }: Pick<Offered, 'state' | 'is_over' | 'is_published'>,
  before: Before,
): RefusalCode | null {
  const wasShown = ['live', 'paused', 'filled', 'closed', 'expired'].includes(state);
  if (!wasShown || !isPublished) return 'opportunity_unknown';
  if (before.some((one) => one.ended_at === null)) return 'application_open';
  if (state === 'filled') return 'opportunity_filled';
  if (state === 'closed' || state === 'expired' || isOver) return 'opportunity_ended';
  if (state === 'paused') return 'opportunity_paused';
  if (before.some((one) => one.stage === 'declined')) return 'application_declined';
  return before.filter(isTry).length >= applicationLimits.tries ? 'application_twice' : null;
}

/** It ended although the opportunity was still open: withdrawn, unanswered by either side, or not joined. */
function isTry({ stage, ending }: Before[number]): boolean {
  return stage === 'withdrawn' || stage === 'lapsed' || ['gone', 'offer_over', 'seat_freed'].includes(ending);
}

/** Whether the member could not apply again if they took an open application back. */
export function isLastTry(before: Before): boolean {
  return before.filter(isTry).length + 1 >= applicationLimits.tries;
}
