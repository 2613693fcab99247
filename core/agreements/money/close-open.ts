import { moneyLimits } from '#contract/agreement-money-limits.ts';
import type { MilestoneMoneyBody } from '#contract/milestone-money.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { isClosable } from './is-closable.ts';
import { showMoney } from './show-money.ts';

type Closed = { agreementId: string; number: number; basedOn: number };

/**
 * Closes a milestone with what stays unpaid of it: final and dated, the claim untouched.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `agreement_close_too_early` while the project is there and not 90 days
 * late; what the rules say
 */
export async function closeOpen(
  core: Core,
  member: Member,
  { agreementId, number, basedOn }: Closed,
): Promise<MilestoneMoneyBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    if (held.side !== 'contributor') throw new Refusal('not_your_side');
    const isClosed = held.state.milestones.some((one) => one.number === number && one.isClosed);
    const mayClose = isClosed || (await isClosable(tx, { ...held, number }));
    if (!mayClose) throw new Refusal('agreement_close_too_early', { count: moneyLimits.closeAfterDays });
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: 'close_open', milestone: number }, by);
  });
  return showMoney(core, member, { agreementId, number });
}
