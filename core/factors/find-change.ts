import type { Selectable } from 'kysely';
import { now } from '#db/now.ts';
import type { FactorChangesTable } from '#db/tables/factor-changes.ts';
import type { Core } from '../ground/core.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';

export type FactorChange = Selectable<FactorChangesTable>;

/** The kind of link that leads back to the factors before a change. */
export const factorChangeLink = 'factor-change';

/** The change of the last seven days that the mailed link belongs to. */
export async function findChange(
  { db, key }: Pick<Core, 'db' | 'key'>,
  { userId, secret }: { userId: string; secret: string },
): Promise<FactorChange | undefined> {
  const open = await db
    .selectFrom('factor_changes')
    .selectAll()
    .where('account_id', '=', userId)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .execute();
  return open.find(({ id }) => isSame(secret, linkSecretOf(key, factorChangeLink, id)));
}
