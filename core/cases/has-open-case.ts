import type { Db } from '#db/connect.ts';

/** Whether this item has an undecided case. */
export async function hasOpenCase(db: Db, kind: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('cases')
    .select('id')
    .where('thing_kind', '=', kind)
    .where('thing_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return found !== undefined;
}
