import { sql } from 'kysely';
import type { CreditConfirmed } from '#contract/opportunities/shapes.ts';
import type { Core } from '../ground/core.ts';
import { openSeats } from '../opportunities/policy.ts';
import { confirmedOf, type Said } from '../opportunities/row.ts';
import { isShownToOthers } from '../projects/is-seen-by.ts';
import { isShared } from './is-shared.ts';

const pageSize = 500;

/** An open opportunity of a project that has not opted out. `said.place` is a district's id. */
export type SharedRow = {
  id: string;
  slug: string;
  said: Said;
  /** Null where the institution has not confirmed the credit. */
  creditConfirmed: CreditConfirmed;
  openSeats: number;
  published_at: Date;
  updated_at: Date;
  closes_at: Date | null;
  project: { slug: string; name: string; website: string };
};

/** All of them, newest first, a few hundred at a time: so many are held in memory. */
export async function* readShared({ db }: Core): AsyncGenerator<SharedRow[]> {
  let before: string | null = null;
  do {
    const rows = await pageOf(db, before);
    if (rows.length > 0) yield rows.map(rowOf);
    before = rows.length < pageSize ? null : (rows.at(-1)?.sequence ?? null);
  } while (before !== null);
}

function pageOf(db: Core['db'], before: string | null) {
  return db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .select(['opportunities.id', 'opportunities.slug', 'opportunities.said', 'opportunities.sequence'])
    .select(['opportunities.seats', 'opportunities.joined', 'opportunities.held'])
    .select('opportunities.credit_confirmed')
    .select(['opportunities.updated_at', 'opportunities.closes_at'])
    .select(sql<Date>`coalesce(opportunities.published_at, opportunities.created_at)`.as('published_at'))
    .select(['projects.slug as project_slug', 'projects.name as project_name', 'projects.website'])
    .where('opportunities.state', '=', 'live')
    .where('opportunities.closes_at', '>', sql<Date>`now()`)
    .where(isShownToOthers)
    .where(isShared)
    .$if(before !== null, (query) => query.where('opportunities.sequence', '<', before ?? ''))
    .orderBy('opportunities.sequence', 'desc')
    .limit(pageSize)
    .execute();
}

function rowOf(row: Awaited<ReturnType<typeof pageOf>>[number]): SharedRow {
  return {
    id: row.id,
    slug: row.slug,
    said: row.said as Said,
    creditConfirmed: confirmedOf(row),
    openSeats: openSeats(row),
    published_at: row.published_at,
    updated_at: row.updated_at,
    closes_at: row.closes_at,
    project: { slug: row.project_slug, name: row.project_name, website: row.website },
  };
}
