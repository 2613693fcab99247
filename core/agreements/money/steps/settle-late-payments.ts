import { sql } from 'kysely';
import type { Tx } from '#core/ground/events.ts';
import { noteLatePayments } from '#core/projects/steps/note-late-payments.ts';
import { now } from '#db/now.ts';
import type { FactKind } from '#rules/agreements/facts.ts';
import { debtsOf } from '#rules/agreements/money-due.ts';
import type { Entry } from '#rules/ledger/entry.ts';
import type { InForce } from '../../steps/hold-in-force.ts';

/** Steps of the work alone: debts for earlier work stay as they are. */
const ofWork: readonly FactKind[] = [
  'started',
  'submitted',
  'changes_asked',
  'milestone_cancelled',
  'vested',
];

/** Notes what has become of payments that were overdue, and with that whether their project still pays late. */
export async function settleLatePayments(tx: Tx, held: InForce, written: readonly Entry[]): Promise<void> {
  if (written.every(({ fact }) => ofWork.includes(fact.kind))) return;
  const late = await tx
    .selectFrom('agreement_late_payments')
    .select(['milestone', 'owed', 'since', 'is_owed', 'settled_at'])
    .where('agreement_id', '=', held.id)
    .execute();
  let hasChanged = false;
  for (const one of late) {
    const milestone = held.state.milestones.find(({ number }) => number === one.milestone);
    const debts = milestone ? debtsOf(milestone, held.entries) : [];
    const debt = debts.find(({ owed, since }) => owed === one.owed && since === one.since);
    const isOwed = (debt?.unsent ?? 0) > 0;
    const isSettled = (debt?.unsettled ?? 0) === 0;
    if (isOwed === one.is_owed && isSettled === (one.settled_at !== null)) continue;
    hasChanged = true;
    await tx
      .updateTable('agreement_late_payments')
      .set({ is_owed: isOwed, settled_at: isSettled ? now : null })
      .where('agreement_id', '=', held.id)
      .where('since', '=', one.since)
      .execute();
  }
  if (hasChanged) await noteLate(tx, held.project_id);
}

/** The number of a project's overdue debts, and when the last one was settled. Repayments are not the project's debts. */
export async function noteLate(tx: Tx, projectId: string): Promise<void> {
  const { rows } = await sql<{ overdue: number; late: number; last_settled_at: Date | null }>`
    select count(*) filter (where is_owed)::int as overdue,
      count(*) filter (where settled_at is null)::int as late,
      max(settled_at) as last_settled_at
    from agreement_late_payments as one join agreements on agreements.id = one.agreement_id
    where agreements.project_id = ${projectId} and owed <> 'back'`.execute(tx);
  const { overdue = 0, late = 0, last_settled_at: lastSettledAt = null } = rows[0] ?? {};
  await noteLatePayments(tx, projectId, { overdue, late, lastSettledAt });
}
