import { type Expression, type SqlBool, sql } from 'kysely';
import type { Actor } from '../ground/actor.ts';

/** Whether `actor` may see the row of `projects` in the query: everyone sees published ones, the team sees the others. */
export function isProjectSeenBy(actor: Actor): Expression<SqlBool> {
  if (actor.kind !== 'member') return sql<SqlBool>`projects.state = 'published'`;
  return sql<SqlBool>`(projects.state = 'published' or exists (
    select from project_members where project_id = projects.id and account_id = ${actor.id}
  ))`;
}
