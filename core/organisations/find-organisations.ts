import { sql } from 'kysely';
import type { OrganisationFilter } from '#contract/organisations/filters.ts';
import type { OrganisationKind } from '#contract/organisations/limits.ts';
import type { FoundOrganisationsBody } from '#contract/organisations/public-calls.ts';
import type { ListedOrganisation } from '#contract/organisations/public-shapes.ts';
import { findDistricts } from '../districts/find-districts.ts';
import type { Core } from '../ground/core.ts';
import { findPage, type Searched, type Wanted } from '../search/find-page.ts';
import { readTyped } from '../search/read-typed.ts';
import { isOrganisationShown } from './is-shown.ts';
import { placeOf } from './present.ts';

export const openOrganisations: Searched = {
  kind: 'organisations',
  table: 'organisations',
  id: 'id',
  mayFind: sql<boolean>`state in ('active', 'paused') and held_back_at is null`,
};

export type OrganisationFilters = Record<OrganisationFilter, string>;

const pageSize = 20;

/**
 * The open organisations that match all filters, newest first. An empty result names the filter whose removal would find
 * most.
 */
export async function findOrganisations(
  core: Core,
  { after, ...filters }: OrganisationFilters & { after: string },
): Promise<FoundOrganisationsBody> {
  const parts = await partsOf(core, filters);
  const page = await findPage(core, openOrganisations, joined(parts), { size: pageSize, after });
  return {
    organisations: await loadListed(core, page.ids),
    total: page.total,
    next: page.next,
    drop: page.total.count === 0 ? await filterToDrop(core, parts) : null,
  };
}

async function loadListed({ db }: Core, ids: readonly string[]): Promise<ListedOrganisation[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('organisations')
    .select(['id', 'slug', 'name', 'kind', 'district', 'about'])
    .where('id', 'in', [...ids])
    .where(isOrganisationShown)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { slug, name, about } = row;
    return [{ slug, name, kind: row.kind as OrganisationKind, city: placeOf(row), line: lineOf(about) }];
  });
}

const longestLine = 160;

/** The first paragraph of what an organisation says of itself, cut after a word. */
export function lineOf(about: string): string {
  const [first = ''] = about.split('\n');
  if ([...first].length <= longestLine) return first;
  const cut = [...first].slice(0, longestLine).join('');
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)} …`;
}

type Parts = Map<OrganisationFilter, Wanted>;

/** The search condition of each filter that is set. */
async function partsOf(core: Core, { search, kind, place: typed }: OrganisationFilters): Promise<Parts> {
  const name = findDistricts(typed)[0]?.name ?? typed;
  const [words, places] = await readTyped(core, [search, name]);
  const parts: [OrganisationFilter, Wanted][] = [
    ['search', { words: words?.words ?? [], tags: [] }],
    ['kind', { words: [], tags: kind ? [`kind:${kind}`] : [] }],
    ['place', { words: [], tags: (places?.words ?? []).map((word) => `place:${word}`) }],
  ];
  return new Map(parts.filter(([, { words, tags }]) => words.length + tags.length > 0));
}

function joined(parts: Parts, except?: OrganisationFilter): Wanted {
  const rest = [...parts].filter(([filter]) => filter !== except).map(([, wanted]) => wanted);
  return { words: rest.flatMap(({ words }) => words), tags: rest.flatMap(({ tags }) => tags) };
}

async function filterToDrop(core: Core, parts: Parts): Promise<FoundOrganisationsBody['drop']> {
  let best: FoundOrganisationsBody['drop'] = null;
  for (const filter of parts.keys()) {
    const { total } = await findPage(core, openOrganisations, joined(parts, filter), { size: 1, after: '' });
    if (total.count > (best?.total.count ?? 0)) best = { filter, total };
  }
  return best;
}
