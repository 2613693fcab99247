import type { Db } from '#db/connect.ts';

/** What the project of an agreement is called now; null where either is gone. */
export async function findProjectName(db: Db, agreementId: string): Promise<string | null> {
  const found = await db
    .selectFrom('agreements')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .select('projects.name')
    .where('agreements.id', '=', agreementId)
    .executeTakeFirst();
  return found?.name ?? null;
}
