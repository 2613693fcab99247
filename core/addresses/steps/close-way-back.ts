import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import type { FormerAddress } from '../find-former-address.ts';

/** Uses the link of a held account's former address, and ends those of addresses left later. False if it was used meanwhile. */
export async function closeWayBack(tx: Tx, former: FormerAddress): Promise<boolean> {
  const used = await tx
    .deleteFrom('former_addresses')
    .where('account_id', '=', former.account_id)
    .where('place', '>=', former.place)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return used.some(({ id }) => id === former.id);
}
