import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import { debtsOf } from '#rules/agreements/money-due.ts';
import { moneyLimits } from '#rules/agreements/money-limits.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { type Closed, isClosable } from './is-closable.ts';
import { showMoney } from './show-money.ts';

type MilestoneKey = { agreementId: string; number: number; basedOn: number };

/**
 * Closes a milestone with an unpaid rest: final and dated, and the claim stays. The contributor closes the pay, the project
 * closes a repayment.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `not_your_side`; `agreement_close_too_early` while
 * the owing side exists and is not 90 days late; refusals of the rules
 */
export async function closeOpen(
  core: Core,
  member: Member,
  { agreementId, number, basedOn }: MilestoneKey,
  what: Closed = 'pay',
): Promise<MilestoneMoneyBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const isBack = what === 'back';
    if (held.side !== (isBack ? 'project' : 'contributor')) throw new Refusal('not_your_side');
    const milestone = held.state.milestones.find((one) => one.number === number);
    const isClosed = isBack ? milestone?.isBackClosed : milestone?.isClosed;
    const debts = milestone ? debtsOf(milestone, held.entries) : [];
    const mayClose = isClosed || (await isClosable(tx, { ...held, number }, what, debts));
    if (!mayClose) throw new Refusal('agreement_close_too_early', { count: moneyLimits.closeAfterDays });
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: isBack ? 'close_back' : 'close_open', milestone: number }, by);
  });
  return showMoney(core, member, { agreementId, number });
}
