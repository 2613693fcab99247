import { textVersions } from '#contract/consents/text-versions.ts';
import type { Tx } from '../../ground/events.ts';

/** Keeps which version of the terms and of the privacy policy was agreed to, in which language, and when. */
export async function recordAgreement(tx: Tx, accountId: string, language: string): Promise<void> {
  const consent = { account_id: accountId, language, given: true };
  await tx
    .insertInto('consents')
    .values([
      { ...consent, document: 'terms', version: textVersions.terms },
      { ...consent, document: 'privacy', version: textVersions.privacy },
    ])
    .execute();
}
