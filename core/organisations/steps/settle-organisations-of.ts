import type { Tx } from '../../ground/events.ts';
import { settleOrganisation } from './settle-organisation.ts';

/** Settles each organisation that the account owns, in the order of their ids. */
export async function settleOrganisationsOf(tx: Tx, accountId: string): Promise<void> {
  const owned = await tx
    .selectFrom('organisation_staff')
    .select('organisation_id')
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .orderBy('organisation_id')
    .execute();
  for (const { organisation_id: id } of owned) await settleOrganisation(tx, id);
}
