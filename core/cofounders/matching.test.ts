import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import {
  type Criterion,
  criteria,
  distancesKm,
  searchModes,
  splits,
  startMonths,
} from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { goodSearch, type Profile, searching, setProfile } from '#tests/cofounders/searches.ts';
import { freshCore } from '#tests/ground/database.ts';
import { distanceKm } from '../districts/distance.ts';
import { districtNamed } from '../districts/district-named.ts';
import type { Member } from '../ground/actor.ts';
import { conditionsOf } from './conditions.ts';
import { diagnose } from './diagnosis.ts';
import { districtOf } from './district-of.ts';
import { findMasks, findMatches } from './find-matches.ts';
import { findOwnSide, type OwnSide } from './find-own-side.ts';
import { settleSearch } from './steps/settle-search.ts';

const core = await freshCore();

const towns = ['Nagpur', 'Wardha', 'Pune', 'Kumasi', ''];
const skills = ['Bookkeeping', 'Market Research', 'Welding', 'Photography'];
const someSectors = ['Games', 'Energy', 'Education'];
const days = ['2026-01-01', '2027-01-15', '2027-04-20', '2027-10-01', '2028-06-01'];

type Searcher = { said: SearchSaid; profile: Required<Omit<Profile, 'name'>> };

const weight = fc.constantFrom('must' as const, 'nice' as const, 'open' as const);
const some = <Value>(values: readonly Value[], most = values.length) =>
  fc.subarray([...values], { maxLength: most });
const oneOrMore = <Value>(values: readonly Value[], most = values.length) =>
  fc.subarray([...values], { minLength: 1, maxLength: most });

const anySearch: fc.Arbitrary<SearchSaid> = fc
  .record({
    sectors: some(someSectors, 2),
    mode: fc.constantFrom(...searchModes),
    startsOn: fc.constantFrom(...days),
    splits: oneOrMore(splits),
    hours: fc.record({ weight, least: fc.constantFrom(5, 10, 20) }),
    distance: fc.record({ weight, km: fc.constantFrom(...distancesKm) }),
    skills: fc.record({ weight, names: oneOrMore(skills, 3) }),
    sector: fc.record({ weight, names: oneOrMore(someSectors, 2) }),
    stage: fc.record({ weight, names: oneOrMore(projectStages, 3) }),
    start: fc.record({ weight, months: fc.constantFrom(...startMonths) }),
    split: fc.record({ weight: fc.constantFrom('must' as const, 'open' as const) }),
    language: fc.record({ weight }),
    never: fc.record({
      sectors: some(someSectors, 1),
      stages: some(projectStages.slice(1), 1),
      remoteOnly: fc.boolean(),
    }),
  })
  .map((changes) => goodSearch(changes));

const anySearcher: fc.Arbitrary<Searcher> = fc.record({
  said: anySearch,
  profile: fc.record({
    skills: some([...skills, 'A skill of no list']),
    hours: fc.constantFrom(0, 8, 12, 40),
    languages: some(['en', 'hi', 'mr']),
    location: fc.constantFrom(...towns),
  }),
});

/** The rules of the specification, member by member. `without` names a condition that is not looked at. */
function meets(who: Searcher, other: Searcher, startBy: string, without: string): boolean {
  const { said } = who;
  const isMust = (criterion: Criterion) => said[criterion].weight === 'must' && without !== criterion;
  const [from, to] = [who, other].map(({ profile }) => districtNamed(profile.location));
  const isNear = from && to && distanceKm(from, to) <= said.distance.km;
  const areRemote = said.mode !== 'On site' && other.said.mode !== 'On site';
  const mirror = { equal: 'equal', they_less: 'i_less', i_less: 'they_less' } as const;
  const isMet: Record<Criterion, boolean> = {
    hours: other.profile.hours >= said.hours.least,
    distance: areRemote || Boolean(isNear),
    skills: said.skills.names.some((name) => other.profile.skills.includes(name)),
    sector: said.sector.names.some((name) => other.said.sectors.includes(name)),
    stage: said.stage.names.includes('Idea'),
    start: other.said.startsOn <= startBy,
    split: said.splits.some((one) => other.said.splits.includes(mirror[one])),
    language: who.profile.languages.some((code) => other.profile.languages.includes(code)),
  };
  const never = [
    ...said.never.sectors.map((name) => [`never_sector ${name}`, other.said.sectors.includes(name)] as const),
    ...said.never.stages.map((name) => [`never_stage ${name}`, name === 'Idea'] as const),
    ['never_remote ', said.never.remoteOnly && other.said.mode === 'Remote'] as const,
  ];
  return (
    criteria.every((criterion) => !isMust(criterion) || isMet[criterion]) &&
    never.every(([name, isHit]) => without === name || without === 'never' || !isHit)
  );
}

const reader = (id: string) =>
  ({ kind: 'member', id, standing: { isSeen: true, hasBlocks: false } }) as const;

async function sideOf({ id }: { id: string }): Promise<OwnSide> {
  const me = await findOwnSide(core.db, id);
  assert.ok(me, 'The search is not found.');
  return me;
}

/** Searches are written as they are stored, since ten members have them again and again. */
async function write(who: Member, { said, profile }: Searcher): Promise<void> {
  await setProfile(core, who, profile);
  await sql`update cofounder_searches set said = ${JSON.stringify(said)} where account_id = ${who.id}`.execute(
    core.db,
  );
  await core.db.transaction().execute((tx) => settleSearch(tx, who.id));
}

async function startBys(all: Member[]): Promise<Map<string, string>> {
  return new Map(await Promise.all(all.map(async ({ id }) => [id, (await sideOf({ id })).startBy] as const)));
}

test('two stand in each other’s list only if each meets all that the other asks, and the numbers are true', async () => {
  const members: Member[] = [];
  for (let at = 0; at < 10; at++) members.push(await searching(core, {}, { hours: 8 }));
  const wanted = { field: '0', mode: 0, after: '', size: 50 };
  await fc.assert(
    fc.asyncProperty(fc.array(anySearcher, { minLength: 10, maxLength: 10 }), async (drawn) => {
      for (const [at, who] of members.entries()) await write(who, drawn[at] as Searcher);
      const by = await startBys(members);
      const all = members.map((who, at) => ({ who, is: drawn[at] as Searcher, by: by.get(who.id) ?? '' }));
      const fitting = (one: (typeof all)[number], own: string, their: string) =>
        all.filter(
          (other) =>
            other !== one && meets(one.is, other.is, one.by, own) && meets(other.is, one.is, other.by, their),
        ).length;
      for (const one of all) {
        const me = await sideOf(one.who);
        const { ids } = await findMatches(core.db, me, reader(one.who.id), wanted);
        assert.equal(ids.length, fitting(one, '', ''));
        for (const id of ids) {
          const other = await findMatches(core.db, await sideOf({ id }), reader(id), wanted);
          assert.ok(other.ids.includes(one.who.id));
        }
        const groups = await findMasks(core.db, me, reader(one.who.id));
        const { without, theyAsk } = diagnose(conditionsOf(me), groups);
        for (const { topic, count } of without) {
          const left = topic.what.startsWith('never') ? `${topic.what} ${topic.name}` : topic.what;
          assert.equal(count, fitting(one, left, ''), left);
        }
        for (const { topic, count } of theyAsk) {
          const more = fitting(one, '', topic.what) - ids.length;
          assert.equal(count, more, `they ask ${topic.what}`);
        }
      }
    }),
    { numRuns: 12 },
  );
});

test('a search without a must finds as many as the diagnosis says', async () => {
  const [only] = [await searching(core, { hours: { weight: 'must', least: 44 } })];
  for (const hours of [41, 42, 43]) await searching(core, { sectors: [] }, { hours });
  const me = await sideOf(only);
  const groups = await findMasks(core.db, me, reader(only.id));
  const { without } = diagnose(conditionsOf(me), groups);
  await write(only, {
    said: goodSearch(),
    profile: { skills: [], hours: 10, languages: ['en'], location: 'Nagpur' },
  });
  const wanted = { field: '0', mode: 0, after: '', size: 50 };
  const { ids } = await findMatches(core.db, await sideOf(only), reader(only.id), wanted);
  assert.equal(without.find(({ topic }) => topic.what === 'hours')?.count, ids.length);
});

test('with all musts at once, and a member without a district, nothing is met by an empty field', async () => {
  const all = {
    hours: { weight: 'must', least: 1 },
    distance: { weight: 'must', km: 100 },
    skills: { weight: 'must', names: ['Bookkeeping'] },
    sector: { weight: 'must', names: ['Food and Beverages'] },
    stage: { weight: 'must', names: ['Idea'] },
    start: { weight: 'must', months: 0 },
    splits: ['equal'],
    split: { weight: 'must' },
    language: { weight: 'must' },
    mode: 'On site',
  } as const satisfies Partial<SearchSaid> | object;
  const said = all as unknown as Partial<SearchSaid>;
  const profile = { skills: ['Bookkeeping'], hours: 10 };
  const [one, other] = [await searching(core, said, profile), await searching(core, said, profile)];
  const nowhere = await searching(core, said, { ...profile, location: 'Wardha' });
  await write(nowhere, {
    said: goodSearch(said),
    profile: { ...profile, languages: ['en'], location: 'A village of no table' },
  });
  const wanted = { field: '0', mode: 0, after: '', size: 50 };
  const { ids } = await findMatches(core.db, await sideOf(one), reader(one.id), wanted);
  assert.ok(ids.includes(other.id) && !ids.includes(nowhere.id));
});

test('a location of another country is read to its district, and a foreign town of that name is not taken', () => {
  const named = (location: string) => {
    const found = districtOf(location);
    return found && [found.name, found.country];
  };
  assert.deepEqual(named('Accra, Greater Accra, Ghana'), ['Accra', 'GH']);
  assert.deepEqual(named('Nagpur'), ['Nagpur', 'IN']);
  assert.equal(named('Accra, Greater Accra, Uganda'), null);
  assert.equal(named('Somewhere else'), null);
});
