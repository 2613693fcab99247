import { sql } from 'kysely';
import type { ProjectFilter } from '#contract/projects/filters.ts';
import type { FoundProjectsBody } from '#contract/projects/find-calls.ts';
import type { ListedProject } from '#contract/projects/shapes.ts';
import { findDistricts } from '../districts/find-districts.ts';
import type { Core } from '../ground/core.ts';
import { findPage, type Searched, type Wanted } from '../search/find-page.ts';
import { readTyped } from '../search/read-typed.ts';
import { presentListed, shownInLists } from './present.ts';

export const publishedProjects: Searched = {
  kind: 'projects',
  table: 'projects',
  id: 'id',
  mayFind: sql<boolean>`state = 'published' and held_back_at is null`,
};

export type ProjectFilters = Record<ProjectFilter, string>;

const pageSize = 20;

/**
 * The published projects that match all filters, newest first. An empty result names the filter whose removal would
 * find most.
 */
export async function findProjects(
  core: Core,
  { after, ...filters }: ProjectFilters & { after: string },
): Promise<FoundProjectsBody> {
  const parts = await partsOf(core, filters);
  const page = await findPage(core, publishedProjects, joined(parts), { size: pageSize, after });
  return {
    projects: await loadListed(core, page.ids),
    total: page.total,
    next: page.next,
    drop: page.total.count === 0 ? await filterToDrop(core, parts) : null,
  };
}

async function loadListed(core: Core, ids: readonly string[]): Promise<ListedProject[]> {
  if (ids.length === 0) return [];
  const rows = await core.db
    .selectFrom('projects')
    .selectAll('projects')
    .select([...shownInLists])
    .where('id', 'in', [...ids])
    .where('state', '=', 'published')
    .where('held_back_at', 'is', null)
    .execute();
  const found = new Map(rows.map((row) => [row.id, presentListed(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

type Parts = Map<ProjectFilter, Wanted>;

/** The search condition of each filter that is set. */
export async function partsOf(core: Core, filters: ProjectFilters): Promise<Parts> {
  const place = findDistricts(filters.place)[0]?.name ?? filters.place;
  const [typed, places] = await readTyped(core, [filters.search, place]);
  const tag = (name: string, value: string | undefined) => (value ? [`${name}:${value}`] : []);
  const parts: [ProjectFilter, Wanted][] = [
    ['search', { words: typed?.words ?? [], tags: [] }],
    ['stage', { words: [], tags: tag('stage', filters.stage) }],
    ['sector', { words: [], tags: tag('sector', filters.sector) }],
    // Searches that an earlier server saved leave it out.
    ['textIn', { words: [], tags: tag('text', filters.textIn) }],
    ['place', { words: [], tags: (places?.words ?? []).map((word) => `place:${word}`) }],
  ];
  return new Map(parts.filter(([, { words, tags }]) => words.length + tags.length > 0));
}

export function joined(parts: Parts, except?: ProjectFilter): Wanted {
  const rest = [...parts].filter(([filter]) => filter !== except).map(([, wanted]) => wanted);
  return { words: rest.flatMap(({ words }) => words), tags: rest.flatMap(({ tags }) => tags) };
}

async function filterToDrop(core: Core, parts: Parts): Promise<FoundProjectsBody['drop']> {
  let best: FoundProjectsBody['drop'] = null;
  for (const filter of parts.keys()) {
    const { total } = await findPage(core, publishedProjects, joined(parts, filter), { size: 1, after: '' });
    if (total.count > (best?.total.count ?? 0)) best = { filter, total };
  }
  return best;
}
