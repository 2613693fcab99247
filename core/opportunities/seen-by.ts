import { type Expression, type SqlBool, sql } from 'kysely';
import type { Actor } from '../ground/actor.ts';

/**
 * Whether `actor` may see the row of `opportunities` in the query, joined with its project. Everyone sees those that
 * are or were open in a published project; the team sees all of its own.
 */
export function isOpportunitySeenBy(actor: Actor): Expression<SqlBool> {
  const isShown = sql<SqlBool>`(
    projects.state = 'published' and projects.held_back_at is null and opportunities.state in ('live', 'paused', 'filled', 'closed', 'expired')
    and opportunities.held_back_at is null
  )`;
  if (actor.kind !== 'member') return isShown;
  return sql<SqlBool>`(${isShown} or exists (
    select from project_members where project_id = projects.id and account_id = ${actor.id}
  ))`;
}
