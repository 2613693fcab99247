import { sql } from 'kysely';
import { moneyLimits } from '#rules/agreements/money-limits.ts';
import type { Tx } from '../../ground/events.ts';

/** Days after the settlement of the last late payment for which a project still counts as paying late. */
const daysAfter = moneyLimits.latePayerDays;

type Late = {
  /** Payments past their deadline that are not yet sent in full. */
  overdue: number;
  /** Late payments that are not yet confirmed in full. */
  late: number;
  lastSettledAt: Date | null;
};

/** Records how a held project pays. The change itself makes kept pages load again. */
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
