import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

type Live = {
  slug: string;
  title: string;
  project: string;
  wouldDo: string;
  published_at: Date;
  updated_at: Date;
};

/** The opportunities open to everyone, newest first, for sitemap and feed. */
export function liveNewest({ db }: Core, { most }: { most: number }): Promise<Live[]> {
  return db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .select(['opportunities.slug', 'opportunities.title', 'projects.name as project'])
    .select(sql<string>`left(opportunities.said ->> 'wouldDo', 500)`.as('wouldDo'))
    .select(sql<Date>`coalesce(opportunities.published_at, opportunities.created_at)`.as('published_at'))
    .select('opportunities.updated_at')
    .where('opportunities.state', '=', 'live')
    .where('projects.state', '=', 'published')
    .where('projects.held_back_at', 'is', null)
    .where('closes_at', '>', sql<Date>`now()`)
    .orderBy('opportunities.sequence', 'desc')
    .limit(most)
    .execute();
}
