import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** A draft or published project that has the member among its owners, with the part that others read. */
export type Brought = { line: string; stage: string; sectors: string[] };

export function ownProjects(db: Db, accountId: string) {
  return db
    .selectFrom('project_members as seat')
    .innerJoin('projects', 'projects.id', 'seat.project_id')
    .where('seat.account_id', '=', accountId)
    .where('seat.is_owner', '=', true)
    .where('projects.state', 'in', ['draft', 'published']);
}

/** The project that a search brings; null without one, and once it is no longer the member's. The line of a hidden one is empty. */
export async function findProject(db: Db, accountId: string, projectId: string): Promise<Brought | null> {
  if (projectId === '') return null;
  const row = await ownProjects(db, accountId)
    .select(['projects.stage', 'projects.sectors'])
    .select(sql<string>`case when held_back_at is null then line else '' end`.as('line'))
    .where('projects.id', '=', projectId)
    .executeTakeFirst();
  return row ?? null;
}
