import type { Db } from '#db/connect.ts';

export async function isOwnProject(db: Db, accountId: string, projectId: string): Promise<boolean> {
  const seat = await db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return seat !== undefined;
}
