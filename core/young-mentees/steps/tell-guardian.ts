import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';
import type { GuardianStep } from '../emails/guardian-mentoring.ts';

/**
 * Tells the guardian of a step of a request. Many steps in an hour must not use up what their mailbox may get: the code by
 * which they read goes there too.
 */
export async function tellGuardian(tx: Tx, accountId: string, what: GuardianStep): Promise<void> {
  await post(tx, { letter: 'guardian-mentoring', accountId, what }, 'product to anybody');
}
