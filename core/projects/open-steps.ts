import { sql } from 'kysely';
import type { DescribeDeadlines } from '../ground/deadline-description.ts';
import type { OpenStep } from '../ground/open-step.ts';
import { appealUntil } from './find-removal.ts';
import { ownedProjects } from './starts.ts';

const describe: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('project_removals')
    .innerJoin('projects', 'projects.id', 'project_removals.project_id')
    .select(['project_removals.id', 'projects.name as thing', 'projects.slug'])
    .where('project_removals.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
};

/** An administrator has removed a project: its owners read why, and can appeal once. */
const removed: OpenStep = {
  kind: 'project_removed',
  describe,
  mine: {
    start: ownedProjects,
    select: (accountId) => sql`
      select removal.id as subject_id, removal.removed_at as since, ${appealUntil} as due_at
      from project_members as seat
      join project_removals as removal on removal.project_id = seat.project_id
        and removal.ended_at is null and removal.appealed_at is null
      where seat.account_id = ${accountId} and seat.is_owner and ${appealUntil} > now()`,
  },
};

export const projectSteps: readonly OpenStep[] = [removed];
