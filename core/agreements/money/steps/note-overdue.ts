import { sql } from 'kysely';
import type { Tx } from '#core/ground/events.ts';
import { debtsOf } from '#rules/agreements/money-due.ts';
import { readStepSubject } from '../../step-subject.ts';
import { holdRowInForce } from '../../steps/hold-in-force.ts';
import { noteLate } from './settle-late-payments.ts';

/** The time to send what is owed is over: until it is sent, its project begins and renews no opportunities. */
export async function noteOverdue(tx: Tx, subjectId: string): Promise<void> {
  const { agreementId, milestone: number, entry: since } = readStepSubject(subjectId);
  const held = await holdRowInForce(tx, agreementId);
  const milestone = held?.state.milestones.find((one) => one.number === number);
  if (!held || !milestone) return;
  const debt = debtsOf(milestone, held.entries).find((one) => one.since === since);
  if (!debt || debt.unsent === 0) return;
  await tx
    .insertInto('agreement_late_payments')
    .values({
      agreement_id: agreementId,
      milestone: milestone.number,
      owed: debt.owed,
      since: debt.since,
      overdue_at: sql<Date>`coalesce((
        select max(due_at) from clocks where subject_id = ${subjectId} and kind in ('payment', 'paying_back')
      ), clock_timestamp())`,
    })
    .onConflict((conflict) =>
      conflict.columns(['agreement_id', 'since']).doUpdateSet({ is_owed: true, settled_at: null }),
    )
    .execute();
  await noteLate(tx, held.project_id);
}
