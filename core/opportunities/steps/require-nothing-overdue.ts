import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * A held project with an overdue payment cannot offer anything new or renew anything.
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
