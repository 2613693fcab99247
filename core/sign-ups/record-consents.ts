import type { Tx } from '../events.ts';

/** Which texts the person had before them. */
export type Acceptance = { termsVersion: string; privacyVersion: string; language: string };

/** Keeps what was agreed to, and whether marketing mail was asked for or not. */
export async function recordConsents(
  tx: Tx,
  accountId: string,
  acceptance: Acceptance,
  marketing: boolean,
): Promise<void> {
  const { language, termsVersion, privacyVersion } = acceptance;
  const consent = { account_id: accountId, language };
  await tx
    .insertInto('consents')
    .values([
      { ...consent, document: 'terms', version: termsVersion, given: true },
      { ...consent, document: 'privacy', version: privacyVersion, given: true },
      { ...consent, document: 'marketing', version: privacyVersion, given: marketing },
    ])
    .execute();
}
