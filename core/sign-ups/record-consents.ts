import { textVersions } from '#contract/consent.ts';
import type { Tx } from '../events.ts';

/** Keeps what was agreed to, and whether marketing mail was asked for or not. */
export async function recordConsents(
  tx: Tx,
  accountId: string,
  language: string,
  marketing: boolean,
): Promise<void> {
  const consent = { account_id: accountId, language };
  await tx
    .insertInto('consents')
    .values([
      { ...consent, document: 'terms', version: textVersions.terms, given: true },
      { ...consent, document: 'privacy', version: textVersions.privacy, given: true },
      { ...consent, document: 'marketing', version: textVersions.privacy, given: marketing },
    ])
    .execute();
}
