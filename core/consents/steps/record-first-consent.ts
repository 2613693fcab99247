import type { Tx } from '../../ground/events.ts';
import { type RecordedConsent, recordConsent } from './record-consent.ts';

/** Records a consent that an action gives for the first time. An answer from before stands: the action does not change it. */
export async function recordFirstConsent(
  tx: Tx,
  consent: Pick<RecordedConsent, 'accountId' | 'document'>,
): Promise<void> {
  const before = await tx
    .selectFrom('consents')
    .select('id')
    .where('account_id', '=', consent.accountId)
    .where('document', '=', consent.document)
    .limit(1)
    .executeTakeFirst();
  if (!before) await recordConsent(tx, { ...consent, given: true });
}
