import type { Selectable } from 'kysely';
import type { Db } from '#db/connect.ts';
import { now } from '#db/now.ts';
import type { FormerAddressesTable } from '#db/tables/former-addresses.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';

export type FormerAddress = Selectable<FormerAddressesTable>;

/** The kind of link that restores a former address. */
export const formerAddressLink = 'former-address';

/** The former address, left within the last week, that the link mailed to it belongs to. */
export async function findFormerAddress(
  { db, key }: { db: Db; key: Buffer },
  { userId, secret }: { userId: string; secret: string },
): Promise<FormerAddress | undefined> {
  const left = await db
    .selectFrom('former_addresses')
    .selectAll()
    .where('account_id', '=', userId)
    .where('expires_at', '>', now)
    .execute();
  return left.find(({ id }) => isSame(secret, linkSecretOf(key, formerAddressLink, id)));
}
