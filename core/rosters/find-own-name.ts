import type { Db } from '#db/connect.ts';
import { namesShown } from '../people/names-shown.ts';

/** The name that the member has given themselves. */
export async function findOwnName(db: Db, accountId: string): Promise<string> {
  const row = await db
    .selectFrom(namesShown(db, 'themself').as('named'))
    .select('named.name')
    .where('named.id', '=', accountId)
    .executeTakeFirst();
  return row?.name ?? '';
}
