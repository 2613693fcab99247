import { sql } from 'kysely';
import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import { moneyLimits } from '#rules/agreements/money-limits.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { subjectOf } from '../row.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { findOpening, findPayout } from './find-payout.ts';
import { dueOf } from './policy.ts';
import { openPayoutSeal } from './sealed-payout.ts';
import { showMoney } from './show-money.ts';

type Opened = { agreementId: string; number: number; withheld: number };

/**
 * Opens where a due milestone is to be paid to, for this owner alone and for half an hour. Each opening is recorded, and both sides read
 * it.
 * @throws Refusal `agreement_unknown`, `agreement_moved`; `not_your_side`; `not_due`; `payment_too_large` for more tax than is due;
 * `agreement_payout_missing` where nothing that can be read is kept; `agreement_payout_opened` while another owner has it open
 */
export async function openPayout(
  core: Core,
  member: Member,
  { agreementId, number, withheld }: Opened,
): Promise<MilestoneMoneyBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    if (held.side !== 'project') throw new Refusal('not_your_side');
    const milestone = held.state.milestones.find((one) => one.number === number);
    const due = milestone ? dueOf(milestone) : 0;
    if (due === 0) throw new Refusal('not_due');
    if (withheld > due) throw new Refusal('payment_too_large', { count: due });
    const milestoneKey = { agreementId, number };
    const kept = await findPayout(tx, milestoneKey);
    if (!kept || !openPayoutSeal(core.key, milestoneKey, kept.sealed))
      throw new Refusal('agreement_payout_missing');
    const open = await findOpening(tx, milestoneKey);
    if (open && open.account_id !== member.id) throw new Refusal('agreement_payout_opened');
    await tx
      .insertInto('agreement_payout_openings')
      .values({
        agreement_id: agreementId,
        milestone: number,
        account_id: member.id,
        withheld,
        open_until: sql<Date>`clock_timestamp() + make_interval(mins => ${moneyLimits.openMinutes})`,
      })
      .execute();
    const subject = { ...subjectOf(held), milestone: number };
    await record(tx, { name: 'agreements.payoutOpened', accountId: member.id, subject });
  });
  return showMoney(core, member, { agreementId, number });
}
