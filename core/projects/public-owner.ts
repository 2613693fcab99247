import type { Db } from '#db/connect.ts';

/** Whether one of the owners has a public page. */
export async function hasPublicOwner(db: Db, projectId: string): Promise<boolean> {
  const found = await db
    .selectFrom('project_members')
    .innerJoin('people', 'people.account_id', 'project_members.account_id')
    .select('people.account_id')
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .where('people.listed', '=', true)
    .where('people.visibility', '=', 'public')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
