import type { Tx } from '../../ground/events.ts';
import { versionNow } from '../version-now.ts';

/** Records the answer about marketing emails, with the version of its text. */
export async function recordMarketing(
  tx: Tx,
  accountId: string,
  answer: { given: boolean; language: string },
): Promise<void> {
  await tx
    .insertInto('consents')
    .values({ account_id: accountId, document: 'marketing', version: versionNow('privacy'), ...answer })
    .execute();
}
