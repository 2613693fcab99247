import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { showMoney } from './show-money.ts';

type Reversed = { agreementId: string; number: number; basedOn: number; entry: number };

/**
 * Reverses a wrong entry about a payment with an entry that names it: a payment without any confirmation, or a
 * confirmation.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `entry_unknown` for an entry of another kind;
 * `milestone_disputed`, `confirmation_stands` where a ruling rests on the confirmed amount, or money is to be paid back;
 * refusals of the rules
 */
export async function reversePayment(
  core: Core,
  member: Member,
  { agreementId, number, basedOn, entry }: Reversed,
): Promise<MilestoneMoneyBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const fact = held.entries[entry - 1]?.fact;
    if (!fact || !('milestone' in fact) || fact.milestone !== number) throw new Refusal('entry_unknown');
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: 'reverse', entry }, by);
  });
  return showMoney(core, member, { agreementId, number });
}
