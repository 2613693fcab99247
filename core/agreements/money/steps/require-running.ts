import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#core/ground/events.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { type Debt, debtsOf } from '#rules/agreements/money-due.ts';
import { subjectOfStep } from '../../step-subject.ts';
import type { InForce } from '../../steps/hold-in-force.ts';

/**
 * The debt since an entry, while its deadline runs.
 * @throws Refusal `not_due` where nothing of it is to be sent; `clock_overdue`
 */
export async function requireRunning(
  tx: Tx,
  held: InForce,
  { number, since }: { number: number; since: number },
): Promise<{ debt: Debt; clockId: string }> {
  const milestone = held.state.milestones.find((one) => one.number === number);
  const debt = milestone && debtsOf(milestone, held.entries).find((one) => one.since === since);
  if (!debt || debt.unsent === 0) throw new Refusal('not_due');
  const deadline = await tx
    .selectFrom('clocks')
    .select(['id', sql<SqlBool>`due_at <= clock_timestamp() and state <> 'stopped'`.as('is_late')])
    .where('kind', 'in', ['payment', 'paying_back'])
    .where('subject_id', '=', subjectOfStep(held.id, number, since))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!deadline || deadline.is_late) throw new Refusal('clock_overdue');
  return { debt, clockId: deadline.id };
}
