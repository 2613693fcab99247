import type { Db } from '#db/connect.ts';

/** The account ids of all members with a block between them and this one, in either direction. */
export async function findApart(db: Db, accountId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocked_id as id')
    .where('blocker_id', '=', accountId)
    .unionAll(db.selectFrom('blocks').select('blocker_id as id').where('blocked_id', '=', accountId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
