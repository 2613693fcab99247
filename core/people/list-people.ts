import { type RawBuilder, sql } from 'kysely';
import type { PeopleFilter } from '#contract/people/filters.ts';
import type { PeopleBody } from '#contract/people/find-calls.ts';
import { storedSkill } from '#rules/lists/skills/find.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import { findDistricts } from '../districts/find-districts.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hasBlocks } from '../ground/may-see.ts';
import { isOpenToIntroduction } from '../ground/open-to-introductions.ts';
import { findPage, type Searched, type Wanted } from '../search/find-page.ts';
import { readTyped } from '../search/read-typed.ts';
import { findPersonRows } from './find-person-rows.ts';

export const listedPeople: Searched = {
  kind: 'people',
  table: 'people',
  id: 'account_id',
  mayFind: sql<boolean>`listed`,
  isWide: true,
};

export type PeopleFilters = Record<PeopleFilter, string>;

const pageSize = 20;

/**
 * The members who want to be found and match all filters, newest first. An empty result names the filter whose removal
 * would find most.
 */
export async function listPeople(
  core: Core,
  member: Member,
  { after, ...filters }: PeopleFilters & { after: string },
): Promise<PeopleBody> {
  if (!member.standing.isSeen)
    return { people: [], total: { count: 0, isMore: false }, next: '', drop: null };
  const parts = await partsOf(core, filters);
  const searched = hasBlocks(member) ? withoutBlocked(member) : listedPeople;
  const page = await findPage(core, within(searched, parts), joined(parts), { size: pageSize, after });
  const rows = await findPersonRows(core, member, page.ids);
  return {
    people: page.ids.flatMap((id) => rows.get(id) ?? []),
    total: page.total,
    next: page.next,
    drop: page.total.count === 0 ? await filterToDrop(core, searched, parts) : null,
  };
}

function withoutBlocked(member: Member): Searched {
  return { ...listedPeople, mayFind: sql<boolean>`(listed and ${isNotApart(member, sql`account_id`)})` };
}

/** Words and tags of the index, or a condition on the tables of a later module. */
type Part = Wanted & { condition?: RawBuilder<boolean> };
type Parts = Map<PeopleFilter, Part>;

function within(searched: Searched, parts: Parts, except?: PeopleFilter): Searched {
  const conditions = [...parts]
    .filter(([filter]) => filter !== except)
    .flatMap(([, { condition }]) => condition ?? []);
  if (conditions.length === 0) return searched;
  const mayFind = sql<boolean>`(${sql.join([searched.mayFind, ...conditions], sql` and `)})`;
  return { ...searched, mayFind, isWide: false };
}

/** The search condition of each filter that is set. */
async function partsOf(core: Core, filters: PeopleFilters): Promise<Parts> {
  const place = findDistricts(filters.place)[0]?.name ?? filters.place;
  const [typed, skill, places] = await readTyped(core, [filters.search, storedSkill(filters.skill), place]);
  const tag = (name: string, value: string | undefined) => (value ? [`${name}:${value}`] : []);
  const { introduction } = filters;
  const isOpen = introduction ? isOpenToIntroduction(introduction, 'people.account_id') : undefined;
  const parts: [PeopleFilter, Part][] = [
    ['search', { words: typed?.words ?? [], tags: [] }],
    ['role', { words: [], tags: tag('role', filters.role) }],
    ['skill', { words: [], tags: tag('skill', skill?.letters) }],
    ['place', { words: [], tags: (places?.words ?? []).map((word) => `place:${word}`) }],
    ['openTo', { words: [], tags: tag('open', filters.openTo) }],
    ['introduction', { words: [], tags: [], ...(isOpen && { condition: isOpen }) }],
    ['hours', { words: [], tags: tag('hours', filters.hours) }],
    ['verified', { words: [], tags: tag('verified', filters.verified) }],
  ];
  return new Map(
    parts.filter(([, { words, tags, condition }]) => words.length + tags.length > 0 || condition),
  );
}

function joined(parts: Parts, except?: PeopleFilter): Wanted {
  const rest = [...parts].filter(([filter]) => filter !== except).map(([, wanted]) => wanted);
  return {
    words: rest.flatMap(({ words }) => words),
    tags: rest.flatMap(({ tags }) => tags),
  };
}

async function filterToDrop(core: Core, searched: Searched, parts: Parts): Promise<PeopleBody['drop']> {
  let best: PeopleBody['drop'] = null;
  for (const filter of parts.keys()) {
    const rest = within(searched, parts, filter);
    const { total } = await findPage(core, rest, joined(parts, filter), { size: 1, after: '' });
    if (total.count > (best?.total.count ?? 0)) best = { filter, total };
  }
  return best;
}
