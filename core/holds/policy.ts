import { holdTimes } from '#contract/holds/limits.ts';
import type { HoldRow } from './hold-row.ts';

export type Bar = '' | 'own' | 'same_staff' | 'too_early';

type Reader = {
  id: string;
  /** Another account could confirm. */
  hasOther: boolean;
};

const waitMs = holdTimes.confirmHours * 3_600_000;

/** Why this reader cannot confirm what waits: the hold, or its early end. Without other staff they can after 72 hours. */
export function barTo(
  { id, hasOther }: Reader,
  row: Pick<
    HoldRow,
    'account_id' | 'proposed_by' | 'proposed_at' | 'end_asked_by' | 'end_asked_at' | 'state' | 'now'
  >,
): Bar {
  if (row.account_id === id) return 'own';
  const [askedBy, askedAt] =
    row.state === 'proposed' ? [row.proposed_by, row.proposed_at] : [row.end_asked_by, row.end_asked_at];
  if (askedBy !== id) return '';
  if (hasOther) return 'same_staff';
  return askedAt && askedAt.getTime() + waitMs <= row.now.getTime() ? '' : 'too_early';
}

/** Whether something waits for other staff. */
export const isWaiting = ({
  state,
  end_asked_at: askedAt,
}: Pick<HoldRow, 'state' | 'end_asked_at'>): boolean =>
  state === 'proposed' || (state === 'active' && askedAt !== null);
