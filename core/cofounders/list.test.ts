import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { goodSearch, searcher, searching } from '#tests/cofounders/searches.ts';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { completeProject } from '#tests/projects/published-project.ts';
import { block } from '../blocks/block.ts';
import type { Member } from '../ground/actor.ts';
import { getDiagnosis } from './get-diagnosis.ts';
import { listCofounders } from './list-cofounders.ts';
import { pauseSearch } from './pause-search.ts';
import { cofounderPurposes } from './purposes.ts';
import { saveSearch } from './save-search.ts';
import { turnSearchOn } from './turn-search-on.ts';

const core = await freshCore();
const list = async (who: Member, filters: { sector?: string; mode?: 'Remote' } = {}, after = '') =>
  listCofounders(core, await again(core, who), { sector: '', mode: '', after, ...filters });
const names = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).cofounders.map(({ person }) => person.name);

/** Whether the request to begin together is let through, as the module of introductions asks. */
const ask = (asker: Member, to: Member) =>
  core.db.transaction().execute(async (tx) =>
    cofounderPurposes.begin_together?.requireAsk(tx, {
      askerId: asker.id,
      to: { kind: 'member', accountId: to.id },
      shown: { kind: 'search', projectId: null },
      note: '',
    }),
  );

/** Members of one test find only each other. */
let field = 0;
const sectors = ['Games', 'Energy', 'Education', 'Health', 'Legal Services', 'Construction and Real Estate'];
function ownSector() {
  const sector = sectors[field++] ?? '';
  return { sectors: [sector], sector: { weight: 'must' as const, names: [sector] } };
}

test('the list opens to members whose search is on', async () => {
  const plain = await member(core, { password: null });
  const closed = await list(plain);
  assert.deepEqual([closed.state, closed.isFound, closed.lacks], ['', false, ['mark', 'profile']]);
  assert.deepEqual(await getDiagnosis(core, plain), { without: [], theyAsk: [], pair: null });
});

test('a card says why two fit and where they differ, and shows neither photo nor split', async () => {
  const own = ownSector();
  const me = await searching(core, {
    ...own,
    skills: { weight: 'must', names: ['Bookkeeping', 'Welding', 'Photography'] },
    hours: { weight: 'must', least: 10 },
    start: { weight: 'nice', months: 0 },
  });
  const asks = { splits: ['equal' as const], split: { weight: 'must' as const }, ...own };
  await saveSearch(core, me, {
    version: 1,
    ...goodSearch(),
    ...own,
    skills: { weight: 'must', names: ['Bookkeeping', 'Welding', 'Photography'] },
    hours: { weight: 'must', least: 10 },
    start: { weight: 'nice', months: 0 },
    splits: ['equal'],
  });
  const profile = { name: 'Fitting', skills: ['Bookkeeping', 'Welding'], hours: 12, location: 'Wardha' };
  await searching(core, { ...asks, startsOn: '2027-03-01' }, profile);
  const [card] = (await list(me)).cofounders;
  assert.deepEqual(card?.reason, {
    asks: 3,
    theyAsk: 1,
    skills: ['Bookkeeping', 'Welding'],
    ofSkills: 3,
    hours: 12,
    ofHours: 10,
    aboutKm: 70,
    bothRemote: true,
    differs: ['start'],
  });
  assert.ok(!/avatar|photo|split|equal/i.test(JSON.stringify(card)));
});

test('most nice criteria met come first, then the least asked, then the newest', async () => {
  const own = ownSector();
  const me = await searching(core, { ...own, hours: { weight: 'nice', least: 20 } });
  const old = await searching(core, own, { name: 'Old' });
  const asked = await searching(core, own, { name: 'Asked' });
  await searching(core, own, { name: 'New' });
  await searching(core, own, { name: 'Nice', hours: 30 });
  await sql`update cofounder_matching set asked = 2 where account_id = ${asked.id}`.execute(core.db);
  assert.deepEqual(await names(me), ['Nice', 'New', 'Old', 'Asked']);
  await sql`update cofounder_matching set asked = 1 where account_id = ${old.id}`.execute(core.db);
  assert.deepEqual(await names(me), ['Nice', 'New', 'Old', 'Asked']);
});

test('the list is narrowed by sector and by where members work', async () => {
  const own = ownSector();
  const me = await searching(core, own);
  await searching(core, { ...own, mode: 'Remote' }, { name: 'Far' });
  await searching(core, { ...own, mode: 'On site' }, { name: 'Here' });
  assert.deepEqual(await names(me, { mode: 'Remote' }), ['Far']);
  assert.deepEqual(await names(me, { sector: 'Waste and Recycling' }), []);
  const { inCountry } = await list(me);
  assert.equal(inCountry?.country, 'IN');
});

test('a block, a pause and the end of a mark between list and note refuse the request', async () => {
  const own = ownSector();
  const [me, blocker, pausing, ending] = [
    await searching(core, own),
    await searching(core, own, { name: 'Blocker' }),
    await searching(core, own, { name: 'Pausing' }),
    await searching(core, own, { name: 'Ending' }),
  ];
  assert.equal((await list(me)).total.count, 3);
  for (const other of [blocker, pausing, ending]) await ask(me, other);
  await block(core, blocker, { personId: me.id });
  await pauseSearch(core, pausing);
  await sql`update verifications set expires_at = now() where account_id = ${ending.id}`.execute(core.db);
  for (const other of [blocker, pausing, ending])
    await assert.rejects(ask(me, other), refused('cofounder_not_fitting'));
  await pauseSearch(core, me);
  await assert.rejects(ask(me, blocker), refused('cofounder_search_off'));
});

test('where someone fits there is no diagnosis, whose numbers would tell of their split', async () => {
  const own = ownSector();
  const me = await searching(core, { ...own, hours: { weight: 'must', least: 10 } });
  const hours = async () => (await getDiagnosis(core, await again(core, me))).without.map(({ what }) => what);
  await searching(core, own, { hours: 2 });
  assert.deepEqual(await hours(), ['hours']);
  await searching(core, own, { hours: 12 });
  assert.deepEqual(await hours(), []);
});

test('a request shows the search without its criteria', async () => {
  const own = ownSector();
  const me = await searching(core, { ...own, splits: ['i_less'], split: { weight: 'must' } });
  const viewer = { kind: 'member', id: me.id, standing: { isSeen: true, hasBlocks: false } } as const;
  const shown = { askerId: me.id, kind: 'search', viewer } as const;
  const parts = await cofounderPurposes.begin_together?.findShown?.(core.db, shown);
  assert.deepEqual(
    parts?.map(({ name }) => name),
    ['begin', 'bring', 'sectors', 'mode'],
  );
});

test('the line of a project that a case has hidden stands on no card and in no request', async () => {
  const own = ownSector();
  const me = await searching(core, own);
  const other = await searcher(core);
  const slug = await completeProject(core, other);
  const project = core.db.updateTable('projects').where('slug', '=', slug);
  const { id } = await project
    .set({ sectors: own.sectors, line: 'Hidden words' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveSearch(core, other, { version: 0, ...goodSearch({ projectId: id, ...own }), sectors: [] });
  await turnSearchOn(core, other);
  const read = async () =>
    JSON.stringify([
      await list(me),
      await cofounderPurposes.begin_together?.findShown?.(core.db, {
        askerId: other.id,
        kind: 'search',
        viewer: await again(core, me),
      }),
    ]);
  assert.equal((await read()).split('Hidden words').length, 3);
  await project.set({ held_back_at: new Date() }).execute();
  assert.ok(!(await read()).includes('Hidden words'));
});
