import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import { now } from '#db/now.ts';
import { extendRunning } from '../../deadlines/steps/extend-running.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { subjectOf } from '../row.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { consentingSide } from './policy.ts';
import { showMoney } from './show-money.ts';
import { requireRunning } from './steps/require-running.ts';

type Answered = { agreementId: string; number: number; since: number; isAgreed: boolean };

/**
 * Gives the other side the time that it has asked for, or not. Answered already, the first answer stands.
 * @throws Refusal `agreement_unknown`, `agreement_moved`; `not_due`; `not_your_side`; `agreement_more_time_unasked`; `clock_overdue`
 */
export async function answerMoreTime(
  core: Core,
  member: Member,
  { agreementId, number, since, isAgreed }: Answered,
): Promise<MilestoneMoneyBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const { debt, clockId: deadlineId } = await requireRunning(tx, held, { number, since });
    if (consentingSide(debt.owed) !== held.side) throw new Refusal('not_your_side');
    const asked = await tx
      .selectFrom('agreement_more_time')
      .select(['days', 'reason', 'answered_at'])
      .where('agreement_id', '=', agreementId)
      .where('since', '=', since)
      .executeTakeFirst();
    if (!asked) throw new Refusal('agreement_more_time_unasked');
    if (asked.answered_at) return;
    await tx
      .updateTable('agreement_more_time')
      .set({ is_agreed: isAgreed, answered_at: now })
      .where('agreement_id', '=', agreementId)
      .where('since', '=', since)
      .execute();
    if (isAgreed)
      await extendRunning(tx, {
        clockId: deadlineId,
        days: asked.days,
        reason: asked.reason,
        hasConsent: true,
      });
    const subject = { ...subjectOf(held), milestone: number };
    await record(tx, { name: 'agreements.moreTimeAnswered', accountId: member.id, subject });
  });
  return showMoney(core, member, { agreementId, number });
}
