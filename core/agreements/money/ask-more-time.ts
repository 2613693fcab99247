import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { isWritten } from '../../ground/is-written.ts';
import { Refusal } from '../../ground/refusal.ts';
import { subjectOf } from '../row.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { owingSide } from './policy.ts';
import { showMoney } from './show-money.ts';
import { requireRunning } from './steps/require-running.ts';

type Asked = { agreementId: string; number: number; since: number; days: number; reason: string };

/**
 * Asks the other side for more time to send what is owed since an entry, once. Nothing moves before they say yes. The same days and
 * reason again change nothing.
 * @throws Refusal `agreement_unknown`, `agreement_moved`; `not_due`; `not_your_side`; `clock_overdue`; `agreement_more_time_asked`
 */
export async function askMoreTime(
  core: Core,
  member: Member,
  { agreementId, number, since, days, reason }: Asked,
): Promise<MilestoneMoneyBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const { debt } = await requireRunning(tx, held, { number, since });
    if (owingSide(debt.owed) !== held.side) throw new Refusal('not_your_side');
    const asked = await tx
      .insertInto('agreement_more_time')
      .values({ agreement_id: agreementId, milestone: number, since, account_id: member.id, days, reason })
      .onConflict((conflict) => conflict.doNothing())
      .returning('since')
      .executeTakeFirst();
    if (!asked) {
      if (await isAsked(tx, { agreementId, number, since, days, reason })) return;
      throw new Refusal('agreement_more_time_asked');
    }
    const subject = { ...subjectOf(held), milestone: number };
    await record(tx, { name: 'agreements.moreTimeAsked', accountId: member.id, subject });
  });
  return showMoney(core, member, { agreementId, number });
}

/** Sent twice: these very days for this very reason. */
async function isAsked(tx: Tx, { agreementId, number, since, days, reason }: Asked): Promise<boolean> {
  const asked = await tx
    .selectFrom('agreement_more_time')
    .select(['days', 'reason'])
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', number)
    .where('since', '=', since)
    .executeTakeFirstOrThrow();
  return isWritten(asked, { days, reason });
}
