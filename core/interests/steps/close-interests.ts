import { sql } from 'kysely';
import { recordConsent } from '../../consents/steps/record-consent.ts';
import { record, type Tx } from '../../ground/events.ts';

/** No one can ask the member or find the interests any more; all else in them stays. */
export async function closeInterests(tx: Tx, accountId: string): Promise<void> {
  const closed = await tx
    .updateTable('interests')
    .set((row) => ({ open_for: [], version: row('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`open_for <> '{}'`)
    .returning('account_id')
    .executeTakeFirst();
  await recordConsent(tx, { accountId, document: 'open_to_introductions', given: false });
  if (closed) await record(tx, { name: 'interests.changed', accountId, subject: {} });
}
