import { sql } from 'kysely';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { getOwnSearch } from '#core/cofounders/get-own-search.ts';
import { saveSearch } from '#core/cofounders/save-search.ts';
import { turnSearchOn } from '#core/cofounders/turn-search-on.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { ownerPermissions } from '#core/ground/permissions.ts';
import { again, member } from '#tests/ground/builders.ts';
import { markAs, showTo } from '#tests/mentors/mentors.ts';

export const beginText =
  'A kitchen in Nagpur that cooks millet lunches for schools and small offices, and brings them on bicycles before noon each day.';
export const bringText =
  'Two years of cooking for eighty people a day, a licence for food, a rented room with four stoves, and the names of twelve schools.';

/** A search that asks for nothing. */
export function goodSearch(changes: Partial<SearchSaid> = {}): SearchSaid {
  return {
    projectId: '',
    begin: beginText,
    bring: bringText,
    sectors: ['Food and Beverages'],
    mode: 'Both',
    startsOn: '2026-01-01',
    splits: [],
    hours: { weight: 'open', least: 0 },
    distance: { weight: 'open', km: 0 },
    skills: { weight: 'open', names: [] },
    sector: { weight: 'open', names: [] },
    stage: { weight: 'open', names: [] },
    start: { weight: 'open', months: 0 },
    split: { weight: 'open' },
    language: { weight: 'open' },
    never: { sectors: [], stages: [], remoteOnly: false },
    ...changes,
  };
}

/** A search with sectors and stages, wanted and unwanted ones: they are stored in English. */
export const choosySearch = (): SearchSaid =>
  goodSearch({
    sector: { weight: 'nice', names: ['Food and Beverages'] },
    stage: { weight: 'nice', names: ['Pilot'] },
    never: {
      sectors: ['Waste and Recycling', 'Food and Beverages'],
      stages: ['Idea', 'Revenue'],
      remoteOnly: true,
    },
  });

export type Profile = {
  name?: string;
  skills?: string[];
  hours?: number;
  languages?: string[];
  location?: string;
};

/** A member with a mark, shown to members, whose profile says this. */
export async function searcher(core: Core, profile: Profile = {}): Promise<Member & { secret: string }> {
  const who = await member(core, { password: null, ...(profile.name && { name: profile.name }) });
  await markAs(core, who, 'founder');
  await showTo(core, who, 'members');
  await setProfile(core, who, { hours: 10, languages: ['en'], location: 'Nagpur', ...profile });
  return who;
}

/** As the member has written it, without the reactions to it. */
export async function setProfile(core: Core, { id }: Member, profile: Profile): Promise<void> {
  const { skills, hours, languages, location } = profile;
  const { db } = core;
  if (skills) await sql`update people set skills = ${skills} where account_id = ${id}`.execute(db);
  if (hours !== undefined)
    await sql`update people set hours_a_week = ${hours} where account_id = ${id}`.execute(db);
  if (languages) await sql`update people set languages = ${languages} where account_id = ${id}`.execute(db);
  if (location === undefined) return;
  await sql`
    insert into profiles (id, owner_id, account_id, location, permissions)
    values (${id}, ${id}, ${id}, ${location}, ${ownerPermissions(id)})
    on conflict (id) do update set location = excluded.location`.execute(db);
}

/** A member whose search is on. */
export async function searching(
  core: Core,
  changes: Partial<SearchSaid> = {},
  profile: Profile = {},
): Promise<Member & { secret: string }> {
  const who = await searcher(core, profile);
  await saveSearch(core, who, { version: 0, ...goodSearch(changes) });
  await turnSearchOn(core, who);
  return again(core, who);
}

/** The search of a member who may have a mark, a page for members or a search already is on. */
export async function letSearch(core: Core, who: Member): Promise<void> {
  const own = await getOwnSearch(core, who);
  if (own.lacks.includes('mark')) await markAs(core, who, 'founder');
  if (own.lacks.includes('profile')) await showTo(core, who, 'members');
  if (own.state === '') await saveSearch(core, who, { version: 0, ...goodSearch() });
  if (own.state !== 'on') await turnSearchOn(core, who);
}
