import { sql } from 'kysely';
import { moneyLimits } from '#rules/agreements/money-limits.ts';
import type { Tx } from '../../ground/events.ts';

/** Days after the last late payment is settled in which a project is still said to pay late. */
const daysAfter = moneyLimits.latePayerDays;

type Late = {
  /** Payments of which something is still to be sent after their time. */
  overdue: number;
  /** Those that nobody has confirmed in full yet. */
  late: number;
  lastSettledAt: Date | null;
};

/** Notes how a held project pays. What pages show of it is asked anew by the change itself. */
export async function noteLatePayments(
  tx: Tx,
  projectId: string,
  { overdue, late, lastSettledAt }: Late,
): Promise<void> {
  await tx
    .updateTable('projects')
    .set({
      overdue_payments: overdue,
      late_payments: late,
      late_payer_until: sql<Date>`${lastSettledAt}::timestamptz + make_interval(days => ${daysAfter})`,
    })
    .where('id', '=', projectId)
    .execute();
}
