import type { Db } from '#db/connect.ts';

/** The project's current name; null if the agreement or the project is deleted. */
export async function findProjectName(db: Db, agreementId: string): Promise<string | null> {
  const found = await db
    .selectFrom('agreements')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .select('projects.name')
    .where('agreements.id', '=', agreementId)
    .executeTakeFirst();
  return found?.name ?? null;
}
