import type { Selectable } from 'kysely';
import type { Db } from '#db/connect.ts';
import { now } from '#db/now.ts';
import type { FormerAddressesTable } from '#db/tables.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';

export type FormerAddress = Selectable<FormerAddressesTable>;

/** What a mailed link carries to lead back to an address that was left. */
export const formerAddressLink = 'former-address';

/** The address that an account has left within the last week, by the link that was mailed there. */
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
