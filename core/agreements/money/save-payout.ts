import { isUpiId } from '#contract/checks/upi.ts';
import type { MilestoneMoneyBody } from '#contract/milestone-money.ts';
import { now } from '#db/now.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { subjectOf } from '../row.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { isUnsettled, needsBank } from './policy.ts';
import { type Payout, sealPayout } from './sealed-payout.ts';
import { showMoney } from './show-money.ts';

/**
 * Keeps where a milestone is to be paid to, encrypted, until it is settled. What was kept before is replaced.
 * @throws Refusal `agreement_unknown`, `agreement_moved`; `not_your_side`; `not_due` while nothing is owed; `agreement_payout_empty`,
 * `agreement_upi_invalid`; `agreement_bank_needed` where UPI does not reach
 */
export async function savePayout(
  core: Core,
  member: Member,
  { agreementId, number, ...payout }: Payout & { agreementId: string; number: number },
): Promise<MilestoneMoneyBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    if (held.side !== 'contributor') throw new Refusal('not_your_side');
    if (!isUnsettled(held.state, number)) throw new Refusal('not_due');
    if (payout.upi === '' && payout.bank === '') throw new Refusal('agreement_payout_empty');
    if (payout.upi !== '' && !isUpiId(payout.upi)) throw new Refusal('agreement_upi_invalid');
    if (payout.bank === '' && needsBank(held.state, number)) throw new Refusal('agreement_bank_needed');
    const sealed = sealPayout(core.key, { agreementId, number }, payout);
    await tx
      .insertInto('agreement_payouts')
      .values({ agreement_id: agreementId, milestone: number, account_id: member.id, sealed })
      .onConflict((conflict) =>
        conflict
          .columns(['agreement_id', 'milestone'])
          .doUpdateSet({ sealed, account_id: member.id, saved_at: now }),
      )
      .execute();
    // Whoever has the earlier ones open shall see that they are others now.
    await tx
      .updateTable('agreement_payout_openings')
      .set({ open_until: now })
      .where('agreement_id', '=', agreementId)
      .where('milestone', '=', number)
      .where('open_until', '>', now)
      .execute();
    const subject = { ...subjectOf(held), milestone: number };
    await record(tx, { name: 'agreements.payoutChanged', accountId: member.id, subject });
  });
  return showMoney(core, member, { agreementId, number });
}
