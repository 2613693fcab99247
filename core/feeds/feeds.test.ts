import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { readFeedFilters } from '#contract/feeds/filters.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { beginSharing } from '../open-data/begin-sharing.ts';
import { endSharing } from '../open-data/end-sharing.ts';
import { findOpportunities } from '../opportunities/find-opportunities.ts';
import { pauseOpportunity } from '../opportunities/pause-opportunity.ts';
import { archiveProject } from '../projects/archive-project.ts';
import { findCard } from './find-card.ts';
import { findFeed } from './find-feed.ts';

const core = await freshCore();
const [owner, other] = [await member(core), await member(core)];
const [rooms, loom] = [
  await publishedProject(core, owner, 'Cold rooms'),
  await publishedProject(core, other, 'Loom'),
];
const month = { currency: 'INR', period: 'Per month' } as const;
await openOpportunity(core, owner, { title: 'Counter', kind: 'Job' }, rooms);
const role = await openOpportunity(
  core,
  owner,
  { title: 'Door', kind: 'Project role', mode: 'Remote', place: '', pay: null, startsOn: dayFromNow(3) },
  rooms,
);
await openOpportunity(
  core,
  other,
  {
    title: 'Weaver',
    skills: ['Weaving'],
    place: 'Pune',
    mode: 'On site',
    hoursAWeek: 30,
    equity: false,
    credit: { institution: 'VNIT', hours: 40 },
    pay: { min: 2_000_000, max: 2_500_000, ...month },
  },
  loom,
);

const filtersIn = (search: string) => {
  const read = readFeedFilters(new URLSearchParams(search));
  if ('unreadable' in read) throw new Error(`${read.unreadable} cannot be read.`);
  return read;
};
async function titlesOf(search: string, project?: string): Promise<string[]> {
  const found = await findFeed(core, { filters: filtersIn(search), most: 50, project });
  if ('unreadable' in found) throw new Error(`${found.unreadable} cannot be read.`);
  return found.entries.map(({ title }) => title);
}
const unreadableIn = async (search: string) => {
  const found = await findFeed(core, { filters: filtersIn(search), most: 50 });
  return 'unreadable' in found ? found.unreadable : '';
};

test('a feed has what the search finds with each filter', async () => {
  await sql`insert into verifications (id, account_id, kind, way, state, submitted_at, decided_at, expires_at)
    values ('v', ${other.id}, 'founder', 'public_links', 'verified', now(), now(), now() + interval '1 day')`.execute(
    core.db,
  );
  for (const search of [
    '',
    'search=weaver',
    'search=wever',
    'kind=Job',
    'kind=jobs',
    'skill=weaving',
    'place=Pune',
    'place=Pimpri&within=25',
    'place=411004&within=50',
    'remote=yes',
    'hours=10',
    'pay=10000',
    'pay=10&currency=USD',
    'equity=yes',
    'credit=yes',
    'verified=yes',
    'begins=7',
    'order=closing',
    'kind=jobs&equity=yes&hours=10',
  ]) {
    const { opportunities } = await findOpportunities(core, { ...filtersIn(search), after: '' });
    assert.deepEqual(
      await titlesOf(search),
      opportunities.map(({ title }) => title),
      search,
    );
  }
});

test('an unknown place and signs in place of words are named, and are not all', async () => {
  for (const [search, filter] of [
    ['place=Nowhereville', 'place'],
    ['place=999999', 'place'],
    ['search=%21%21%21', 'search'],
    ['skill=%21%21', 'skill'],
  ] as const)
    assert.equal(await unreadableIn(search), filter, search);
});

test('the feed of a project has its own opportunities alone, and that of an unknown one is unknown', async () => {
  assert.deepEqual(await titlesOf('', loom), ['Weaver']);
  assert.deepEqual(await titlesOf('search=zebra', loom), []);
  await assert.rejects(titlesOf('', 'nobodys'), refused('project_unknown'));
});

test('a paused opportunity leaves the feeds, and an archived project has none', async () => {
  const founder = await member(core);
  const project = await publishedProject(core, founder, 'Lamps');
  const { id } = await openOpportunity(core, founder, { title: 'Wick' }, project);
  assert.deepEqual(await titlesOf('', project), ['Wick']);
  await pauseOpportunity(core, founder, id);
  assert.deepEqual(await titlesOf('', project), []);
  await archiveProject(core, founder, project);
  await assert.rejects(titlesOf('', project), refused('project_unknown'));
});

test('an entry has the first 500 characters, whole ones', async () => {
  const founder = await member(core);
  const project = await publishedProject(core, founder, 'Long');
  await openOpportunity(core, founder, { wouldDo: '🧵'.repeat(600) }, project);
  const found = await findFeed(core, { filters: filtersIn(''), most: 1, project });
  const [text = ''] = 'entries' in found ? found.entries.map((one) => one.text) : [];
  assert.deepEqual([[...text].length, text.isWellFormed(), text.at(-1)], [500, true, '…']);
});

test('a card has as many as it asks for, and none of a project that has opted out', async () => {
  const card = { show: '3', kind: '', skill: '', place: '', within: '' } as const;
  const shown = async (more: object) => {
    const found = await findCard(core, { ...card, ...more });
    return 'entries' in found ? found.entries.map(({ title }) => title) : found.unreadable;
  };
  assert.equal((await shown({})).length, 3);
  assert.deepEqual(await shown({ skill: 'Weaving' }), ['Weaver']);
  assert.equal(await shown({ place: 'Nowhereville' }), 'place');
  await endSharing(core, other, loom);
  assert.deepEqual(await shown({ skill: 'Weaving' }), []);
  assert.deepEqual(await titlesOf('', loom), ['Weaver'], 'feeds go on');
  await beginSharing(core, other, loom);
  assert.deepEqual(await shown({ skill: 'Weaving' }), ['Weaver']);
});

test('only owners take a project out of card and data', async () => {
  assert.ok(role.slug);
  await assert.rejects(endSharing(core, other, rooms), refused('project_unknown'));
  await assert.rejects(beginSharing(core, other, rooms), refused('project_unknown'));
});
