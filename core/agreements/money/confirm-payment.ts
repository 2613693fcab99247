import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { showMoney } from './show-money.ts';

type Confirmed = {
  agreementId: string;
  number: number;
  basedOn: number;
  /** The entry that states it. */
  payment: number;
  amount: number;
};

/**
 * Confirms how much of a payment arrived. The rest falls due again, under its first deadline.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; refusals of the rules
 */
export async function confirmPayment(
  core: Core,
  member: Member,
  { agreementId, number, basedOn, payment, amount }: Confirmed,
): Promise<MilestoneMoneyBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const isBack = held.state.milestones
      .find((one) => one.number === number)
      ?.payments.some(({ sequence, direction }) => sequence === payment && direction === 'back');
    const kind = isBack ? 'confirm_paid_back' : 'confirm_payment';
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind, milestone: number, payment, amount }, by);
  });
  return showMoney(core, member, { agreementId, number });
}
