import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * The held project owes nobody a payment whose time is over: so long it offers nothing new, and renews nothing.
 * @throws Refusal `opportunity_payment_overdue`
 */
export async function requireNothingOverdue(tx: Tx, projectId: string): Promise<void> {
  const { overdue_payments: overdue } = await tx
    .selectFrom('projects')
    .select('overdue_payments')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (overdue > 0) throw new Refusal('opportunity_payment_overdue');
}
