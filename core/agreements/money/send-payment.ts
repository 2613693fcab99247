import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import type { Command } from '#rules/agreements/commands.ts';
import type { DueKind } from '#rules/agreements/money-limits.ts';
import type { Day } from '#rules/calendar/day.ts';
import type { PaymentWay } from '#rules/lists/payment-ways.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { requireFewStatements } from '../steps/require-few-statements.ts';
import { requirePastDay } from '../steps/require-past-day.ts';
import { showMoney } from './show-money.ts';

type Sent = {
  agreementId: string;
  number: number;
  basedOn: number;
  owed: DueKind;
  sent: number;
  withheld: number;
  day: Day;
  way: PaymentWay;
  reference: string;
  taxReference: string;
};

/**
 * States a payment as sent, with the tax withheld from it. The contributor states a repayment.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `agreement_payment_day` for a day to come,
 * `agreement_payment_early` for one before the agreement; `agreement_tax_reference_missing`; `agreement_statements_open`,
 * `agreement_statements_many`; refusals of the rules
 */
export async function sendPayment(core: Core, member: Member, payment: Sent): Promise<MilestoneMoneyBody> {
  const { agreementId, number, basedOn, withheld, day, reference, taxReference } = payment;
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    await requirePastDay(tx, held, day, { early: 'agreement_payment_early', late: 'agreement_payment_day' });
    if (withheld > 0 && taxReference === '') throw new Refusal('agreement_tax_reference_missing');
    const require = () => requireFewStatements(tx, held, payment.number);
    const by = { side: held.side, accountId: member.id, basedOn, require };
    await carryOut(tx, held, commandOf(payment), by, { said: { reference, taxReference } });
  });
  return showMoney(core, member, { agreementId, number });
}

function commandOf({ owed, number: milestone, sent, withheld, day, way }: Sent): Command {
  if (owed === 'back') return { kind: 'pay_back', milestone, amount: sent + withheld, day, way };
  return { kind: 'send_payment', milestone, owed, sent, withheld, day, way };
}
