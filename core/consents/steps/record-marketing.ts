import { textVersions } from '#contract/consents/text-versions.ts';
import type { Tx } from '../../ground/events.ts';

/** Keeps whether news by mail were asked for, with the text it was about. */
export async function recordMarketing(
  tx: Tx,
  accountId: string,
  answer: { given: boolean; language: string },
): Promise<void> {
  await tx
    .insertInto('consents')
    .values({ account_id: accountId, document: 'marketing', version: textVersions.privacy, ...answer })
    .execute();
}
