import type { Tx } from '#core/ground/events.ts';
import type { Agreement } from '#rules/agreements/state.ts';
import type { InForce } from '../../steps/hold-in-force.ts';
import { isUnsettled } from '../policy.ts';

/** Erases where milestones were to be paid to, once nothing of them is due or awaits its confirmation any more. */
export async function erasePayouts(tx: Tx, before: Agreement, { id, state }: InForce): Promise<void> {
  const settled = state.milestones
    .map(({ number }) => number)
    .filter((number) => isUnsettled(before, number) && !isUnsettled(state, number));
  if (settled.length === 0) return;
  await tx
    .deleteFrom('agreement_payouts')
    .where('agreement_id', '=', id)
    .where('milestone', 'in', settled)
    .execute();
}
