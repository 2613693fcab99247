import type { Db } from '#db/connect.ts';

/** Whether the two are in the team of the same project, so that they are no strangers. */
export async function shareTeam(db: Db, one: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('project_members as own')
    .innerJoin('project_members as mate', 'mate.project_id', 'own.project_id')
    .select('own.project_id')
    .where('own.account_id', '=', one)
    .where('mate.account_id', '=', other)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
