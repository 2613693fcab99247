import type { Tx } from '../../ground/events.ts';
import { versionNow } from '../version-now.ts';

/** Records the agreed version of the terms and of the privacy policy, with its language and time. */
export async function recordAgreement(tx: Tx, accountId: string, language: string): Promise<void> {
  const consent = { account_id: accountId, language, given: true };
  await tx
    .insertInto('consents')
    .values([
      { ...consent, document: 'terms', version: versionNow('terms') },
      { ...consent, document: 'privacy', version: versionNow('privacy') },
    ])
    .execute();
}
