import { type Expression, type SqlBool, sql } from 'kysely';
import type { Actor } from '../ground/actor.ts';

/** Whether others than the team see the row of `projects` in the query: no case hides it. */
export const isShownToOthers = sql<SqlBool>`(projects.state = 'published' and projects.held_back_at is null)`;

/** Whether `actor` may see the row of `projects` in the query: everyone sees published ones, the team sees the others. */
export function isProjectSeenBy(actor: Actor): Expression<SqlBool> {
  if (actor.kind !== 'member') return isShownToOthers;
  return sql<SqlBool>`(${isShownToOthers} or exists (
    select from project_members where project_id = projects.id and account_id = ${actor.id}
  ))`;
}
