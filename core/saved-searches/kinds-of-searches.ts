import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { SearchedFilters } from '#contract/saved-searches/calls.ts';
import type { SearchKind } from '#contract/saved-searches/limits.ts';
import type { Db } from '#db/connect.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findNew } from '../opportunities/find-new.ts';
import { findNewProjects } from '../projects/find-new.ts';
import { isShownToOthers } from '../projects/is-seen-by.ts';
import { askedForOpportunities, askedForProjects } from './asked-for.ts';
import { opportunityAddress, projectAddress } from './search-address.ts';

export type AnyFilters = SearchedFilters<SearchKind>;

/** New results are those that opened in this span of time, for this member. */
export type Span = { since: Date; until: Date; accountId: string };

/** A kind of search, with its filters and results. */
type KindOfSearch<Filters> = {
  /** In one canonical form for storage. */
  askedFor(said: Filters): Filters;
  findNew(core: Core, filters: Filters, span: Span): Promise<{ ids: string[]; count: number }>;
  /** Of those results that are still open. */
  titlesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>>;
  /** The page on which a member reads the results, and the query of its address. */
  page: string;
  query(filters: Filters): string;
  /** The typed words of a search without a name, or nothing: other choices are stored in English. */
  nameOf(filters: Filters): string;
};

const kinds: { [Kind in SearchKind]: KindOfSearch<SearchedFilters<Kind>> } = {
  opportunities: {
    askedFor: askedForOpportunities,
    findNew,
    titlesOf: titlesOfOpportunities,
    page: opportunityPaths.findOpportunities,
    query: opportunityAddress,
    nameOf: ({ search, skill, place }) => [search, skill, place].filter(Boolean).join(', '),
  },
  projects: {
    askedFor: askedForProjects,
    findNew: findNewProjects,
    titlesOf: titlesOfProjects,
    page: projectPaths.findProjects,
    query: projectAddress,
    nameOf: ({ search, place }) => [search, place].filter(Boolean).join(', '),
  },
};

/** Of a stored search: its kind was written by this module. */
export function kindOf(kind: string): KindOfSearch<AnyFilters> {
  return kinds[kind as SearchKind];
}

/** @throws Refusal `saved_search_empty` where no filter is set */
export function askedFor(kind: SearchKind, said: AnyFilters): AnyFilters {
  const filters = kindOf(kind).askedFor(said);
  const { currency: _, ...rest } = { currency: '', ...filters };
  if (!Object.values(rest).some(Boolean)) throw new Refusal('saved_search_empty');
  return filters;
}

async function titlesOfOpportunities(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const open = await db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .select(['opportunities.id', 'opportunities.title'])
    .where('opportunities.id', 'in', ['', ...ids])
    .where('opportunities.state', '=', 'live')
    .where(isShownToOthers)
    .execute();
  return new Map(open.map(({ id, title }) => [id, title]));
}

async function titlesOfProjects(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const open = await db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('id', 'in', ['', ...ids])
    .where(isShownToOthers)
    .execute();
  return new Map(open.map(({ id, name }) => [id, name]));
}
