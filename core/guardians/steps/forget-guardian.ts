import { recordConsent } from '../../consents/steps/record-consent.ts';
import { record, type Tx } from '../../ground/events.ts';
import { changeStanding } from '../../standings/steps/change-standing.ts';

/** Deletes the request to a held account's guardian with its answer and the guardian's address. */
export async function forgetGuardian(
  tx: Tx,
  accountId: string,
  name: 'guardians.outgrown' | 'guardians.ended',
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('guardians')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  // With the 18th birthday the consent has served its time; otherwise it was none.
  if (name === 'guardians.ended') await recordConsent(tx, { accountId, document: 'guardian', given: false });
  await changeStanding(tx, accountId, { guardian_agreed_at: null });
  await record(tx, { name, accountId });
}
