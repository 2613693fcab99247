import { type RawBuilder, sql } from 'kysely';
import type { MentorFilter } from '#contract/mentors/filters.ts';
import type { MentorsBody } from '#contract/mentors/find-calls.ts';
import type { Total } from '#contract/search/shapes.ts';
import { storedSkill } from '#rules/lists/skills/find.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hasBlocks } from '../ground/may-see.ts';
import { findPage, type Searched, type Wanted } from '../search/find-page.ts';
import { readTyped } from '../search/read-typed.ts';
import { findMentorRows } from './find-mentor-rows.ts';
import { readerMoment } from './reader-moment.ts';
import { bitsOf, type Times } from './times-asked.ts';

export const listedMentors: Searched = {
  kind: 'mentors',
  table: 'mentors',
  id: 'account_id',
  order: sql`ordinal`,
  mayFind: sql<boolean>`listed`,
};

export type MentorFilters = Record<Exclude<MentorFilter, keyof Times>, string> & Times;

const pageSize = 20;

/**
 * The open pages that match all filters: those with the earliest slot first, then the newest. An empty result names the
 * filter whose removal would find most.
 */
export async function listMentors(
  core: Core,
  member: Member,
  { after, zone: asked, ...filters }: MentorFilters & { after: string; zone: string },
): Promise<MentorsBody> {
  const { now, zone } = await readerMoment(core.db, member.id, asked);
  if (!member.standing.isSeen)
    return { mentors: [], total: { count: 0, isMore: false }, next: '', drop: null, zone };
  const find = async (some: MentorFilters, bits: string | null, size: number, from: string) =>
    findPage(core, searchedBy(member, bits), await wantedBy(core, some), { size, after: from });
  const bits = bitsOf(filters, zone, now);
  const page = await find(filters, bits, pageSize, after);
  const rows = await findMentorRows(core, member, page.ids, bits);
  const countOf = async (some: MentorFilters) => (await find(some, bitsOf(some, zone, now), 1, '')).total;
  return {
    mentors: page.ids.flatMap((id) => rows.get(id) ?? []),
    total: page.total,
    next: page.next,
    drop: page.total.count === 0 ? await filterToDrop(filters, countOf) : null,
    zone,
  };
}

async function filterToDrop(
  filters: MentorFilters,
  countOf: (some: MentorFilters) => Promise<Total>,
): Promise<MentorsBody['drop']> {
  let best: MentorsBody['drop'] = null;
  const used = (Object.keys(filters) as MentorFilter[]).filter((filter) => filters[filter] !== '');
  for (const filter of used) {
    const total = await countOf({ ...filters, [filter]: '' });
    if (total.count > (best?.total.count ?? 0)) best = { filter, total };
  }
  return best;
}

function searchedBy(member: Member, bits: string | null): Searched {
  const conditions: RawBuilder<unknown>[] = [sql`listed`];
  if (bits !== null) conditions.push(sql`(free & ${bits}::bit(5376)) <> ${noBits}::bit(5376)`);
  if (hasBlocks(member)) conditions.push(sql`${isNotApart(member, sql`account_id`)}`);
  return { ...listedMentors, mayFind: sql<boolean>`(${sql.join(conditions, sql` and `)})` };
}

const noBits = '0'.repeat(5376);

async function wantedBy(core: Core, filters: MentorFilters): Promise<Wanted> {
  const [typed, topic] = await readTyped(core, [filters.search, storedSkill(filters.topic)]);
  const tags = (['kind', 'language', 'country', 'mark'] as const).flatMap((name) =>
    filters[name] ? [`${name}:${filters[name]}`] : [],
  );
  return {
    words: typed?.words ?? [],
    tags: [...tags, ...(topic?.letters ? [`topic:${topic.letters}`] : [])],
  };
}
