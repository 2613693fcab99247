import type { Db } from '#db/connect.ts';

/** An administrator does not judge opportunities of their own project. */
export async function barTo(db: Db, administratorId: string, projectId: string): Promise<'' | 'own'> {
  const seat = await db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .where('account_id', '=', administratorId)
    .executeTakeFirst();
  return seat ? 'own' : '';
}
