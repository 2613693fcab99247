import { record, type Tx } from '../../ground/events.ts';
import { changeStanding } from '../../standings/steps/change-standing.ts';

/** Whoever is an adult needs no guardian, and the guardian's address is not needed either. The account is held. */
export async function forgetGuardian(tx: Tx, accountId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('guardians')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await changeStanding(tx, accountId, { guardian_agreed_at: null });
  await record(tx, { name: 'guardians.outgrown', accountId });
}
