import { type Selectable, sql } from 'kysely';
import { projectTimes } from '#contract/projects/limits.ts';
import type { Db } from '#db/connect.ts';
import type { ProjectRemovalsTable } from '#db/tables/project-removals.ts';

export type RemovalRow = Selectable<ProjectRemovalsTable> & { is_in_time: boolean; appeal_until: Date };

export const appealUntil = sql<Date>`removed_at + make_interval(days => ${projectTimes.appealDays})`;

/** The present removal of a project, if there is one. */
export function findRemoval(db: Db, projectId: string): Promise<RemovalRow | undefined> {
  return db
    .selectFrom('project_removals')
    .selectAll()
    .select([
      appealUntil.as('appeal_until'),
      sql<boolean>`clock_timestamp() < ${appealUntil}`.as('is_in_time'),
    ])
    .where('project_id', '=', projectId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}
