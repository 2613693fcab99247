import { sql } from 'kysely';
import type { ListedOpportunity } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentListed } from './present.ts';
import { listedProject, rowOf } from './row.ts';
import { isOpportunitySeenBy } from './seen-by.ts';

/** The opportunities that the member has saved and may still see, last saved first. */
export async function listSaved(
  { db }: Core,
  member: Member,
): Promise<{ opportunities: (ListedOpportunity & { isOpen: boolean })[] }> {
  const rows = await db
    .selectFrom('saved_opportunities as saved')
    .innerJoin('opportunities', 'opportunities.id', 'saved.opportunity_id')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .selectAll('opportunities')
    .select(listedProject)
    .select(
      sql<boolean>`(opportunities.state = 'live' and opportunities.closes_at > now()
        and projects.state = 'published' and projects.held_back_at is null)`.as('is_open'),
    )
    .where('saved.account_id', '=', member.id)
    .where(isOpportunitySeenBy(member))
    .orderBy('saved.saved_at', 'desc')
    .execute();
  return {
    opportunities: rows.map(({ is_open: isOpen, ...row }) => ({ ...presentListed(rowOf(row)), isOpen })),
  };
}
