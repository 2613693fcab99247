import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';
import type { GuardianStep } from '../emails/guardian-mentoring.ts';

/**
 * Tells the guardian of a step of a request. Many steps in an hour must not use up what their mailbox may get: the code by
 * which they read goes there too. With a session its calendar entry goes along.
 */
export async function tellGuardian(
  tx: Tx,
  accountId: string,
  what: GuardianStep,
  sessionId?: string,
): Promise<void> {
  const step = { letter: 'guardian-mentoring', accountId, what, ...(sessionId && { sessionId }) } as const;
  await post(tx, step, 'product to anybody');
}
