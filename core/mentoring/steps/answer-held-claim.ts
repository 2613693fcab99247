import type { Side } from '#rules/mentoring/session-states.ts';
import { meetDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { SessionRow } from '../row.ts';
import { settle } from './settle.ts';

/**
 * Accepts or contests the open claim about a held session. Contested, it was not held, and counts for neither.
 * @throws Refusal `mentoring_late` after the deadline
 */
export async function answerHeldClaim(
  tx: Tx,
  one: SessionRow,
  { accountId, isAccepted }: { accountId: string; isAccepted: boolean },
): Promise<void> {
  if (!(await meetDeadline(tx, 'no_show_contest', one.id))) throw new Refusal('mentoring_late');
  if (isAccepted) return acceptClaim(tx, one, accountId);
  await settle(tx, one, {
    state: 'not_held',
    claim: 'contested',
    name: 'mentoring.claimContested',
    accountId,
  });
}

/** Silence accepts a claim, too. */
export async function acceptClaim(tx: Tx, one: SessionRow, accountId: string | null): Promise<void> {
  const noShow = one.no_show as Side | null;
  await settle(tx, one, {
    state: 'no_show',
    noShow,
    claim: 'accepted',
    name: 'mentoring.claimAccepted',
    accountId,
  });
}
