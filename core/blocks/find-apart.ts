import type { Db } from '#db/connect.ts';

/** Everybody whom this account has blocked or who has blocked it, by their account's id. */
export async function findApart(db: Db, accountId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocked_id as id')
    .where('blocker_id', '=', accountId)
    .unionAll(db.selectFrom('blocks').select('blocker_id as id').where('blocked_id', '=', accountId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
