import { sql } from 'kysely';
import type { ListedOpportunity } from '#contract/opportunities/shapes.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isProjectSeenBy } from '../projects/is-seen-by.ts';
import { presentListed } from './present.ts';
import { listedProject, rowOf } from './row.ts';

const most = 50;

/**
 * The present opportunities of a project, newest first.
 * @throws Refusal `project_unknown`
 */
export async function listOfProject(
  { db }: Core,
  actor: Actor,
  slug: string,
): Promise<{ opportunities: ListedOpportunity[] }> {
  const project = await db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .where(isProjectSeenBy(actor))
    .executeTakeFirst();
  if (!project) throw new Refusal('project_unknown');
  const rows = await db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .selectAll('opportunities')
    .select(listedProject)
    .where('project_id', '=', project.id)
    .where('opportunities.state', '=', 'live')
    .where('projects.state', '=', 'published')
    .where('projects.held_back_at', 'is', null)
    .where('closes_at', '>', sql<Date>`now()`)
    .orderBy('opportunities.sequence', 'desc')
    .limit(most)
    .execute();
  return { opportunities: rows.map((row) => presentListed(rowOf(row))) };
}
