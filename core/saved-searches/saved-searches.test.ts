import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SearchedFilters } from '#contract/saved-searches/calls.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { letDigestsBeDue, notificationMails } from '#tests/notifications/notification-mails.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { momentAt } from '../ground/zones/zoned.ts';
import { mailDueNotifications } from '../notifications/mail-due-notifications.ts';
import { unsubscribe } from '../notifications/unsubscribe.ts';
import { deleteSearch } from './delete-search.ts';
import { editSearch } from './edit-search.ts';
import { getSearch } from './get-search.ts';
import { listSearches } from './list-searches.ts';
import { lookForNew } from './look-for-new.ts';
import { nextLook } from './next-look.ts';
import { saveSearch } from './save-search.ts';

const core = await freshCore();
const owner = await member(core, { password: null });
const project = await publishedProject(core, owner, 'Cold rooms');
const someone = () => member(core, { password: null });
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const nothing: SearchedFilters = {
  search: '',
  kind: '',
  skill: '',
  place: '',
  within: '',
  remote: '',
  hours: '',
  pay: 0,
  currency: 'INR',
  equity: '',
  credit: '',
  institution: '',
  verified: '',
  begins: '',
  textIn: '',
};
const save = (who: Member, asked: Partial<SearchedFilters>, name = '') =>
  saveSearch(core, who, { name, ...nothing, ...asked });
const open = (title: string) => openOpportunity(core, owner, { title }, project);

/** As if a week had passed since the last look, and all open opportunities had opened in it. */
async function week(): Promise<void> {
  await sql`update opportunities set published_at = published_at - interval '7 days'`.execute(core.db);
  await sql`update saved_searches set told_until = told_until - interval '7 days', look_at = now()`.execute(
    core.db,
  );
}

async function mails(who: Member): Promise<string[][]> {
  await runReactions(core);
  await letDigestsBeDue(core);
  await mailDueNotifications(core);
  const found = await notificationMails(core, who.account.email);
  return found.flatMap(({ topic, lines }) =>
    lines.map(({ thing, parts, path }) => [String(topic), thing, path, ...parts]),
  );
}

test('new results are mailed once a week, across ten looks at once and one that dies', async () => {
  const [asha, meera] = [await someone(), await someone()];
  await open('Older weaving');
  await save(asha, { search: 'weaving' }, 'Looms');
  await save(meera, { search: 'pottery' });
  await week();
  await lookForNew(core);
  assert.deepEqual(await mails(asha), [], 'what was there when it was saved is not new');
  await open('Weaving of baskets');
  await open('Night weaving');
  await open('Welding');
  await sql`update opportunities set published_at = published_at - interval '1 hour'`.execute(core.db);
  await sql`update saved_searches set told_until = now() - interval '2 hours', look_at = now()`.execute(
    core.db,
  );
  await sql`update opportunities set published_at = now() - interval '9 days' where title = 'Older weaving'`.execute(
    core.db,
  );
  const dies = {
    ...core,
    db: core.db.withPlugin({
      transformQuery({ node }) {
        assert.doesNotMatch(JSON.stringify(node), /whole as materialized/);
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  };
  await assert.rejects(lookForNew(dies), AggregateError);
  const { rows: left } = await sql`select from saved_searches where look_at <= now()`.execute(core.db);
  assert.equal(left.length, 0, 'what fails waits an hour, and keeps no other from its turn');
  await sql`update saved_searches set look_at = now()`.execute(core.db);
  await Promise.all(Array.from({ length: 10 }, () => lookForNew(core)));
  await lookForNew(core);
  assert.deepEqual(await mails(asha), [
    ['searches', 'Looms', '/find/opportunities?search=weaving', 'Night weaving', 'Weaving of baskets'],
  ]);
  assert.deepEqual(await mails(meera), [], 'nothing is mailed where nothing is new');
  assert.equal((await listSearches(core, asha)).searches[0]?.found, 2);
  const [mail] = await notificationMails(core, asha.account.email);
  await unsubscribe(core, mail?.token ?? '');
  assert.deepEqual(await notificationMails(core, asha.account.email), [], 'one click ends them');
});

test('a member who turns out to be under 18 gets no email of a search that they saved', async () => {
  for (const name of ['waiting for a guardian', 'a child with consent'] as const) {
    const who = await someone();
    await save(who, { search: 'lathe' });
    await open(`A lathe for ${name}`);
    await setStanding(core, who.id, standings[name]);
    await week();
    await lookForNew(core);
    assert.deepEqual(await mails(who), []);
  }
});

test('a typing error counts as in the search, and results that closed before the email are left out', async () => {
  const [asha, apart] = [await someone(), await someone()];
  await save(asha, { search: 'beekeping' });
  await save(owner, { search: 'beekeeping' });
  await save(apart, { search: 'beekeeping' });
  await sql`insert into blocks (blocker_id, blocked_id) values (${owner.id}, ${apart.id})`.execute(core.db);
  const { id } = await open('Beekeeping at dawn');
  await sql`update saved_searches set told_until = now() - interval '2 hours', look_at = now()`.execute(
    core.db,
  );
  await sql`update opportunities set published_at = now() - interval '1 hour' where id = ${id}`.execute(
    core.db,
  );
  await lookForNew(core);
  assert.deepEqual(
    (await mails(asha)).map(([, , , ...parts]) => parts),
    [['Beekeeping at dawn']],
  );
  for (const one of [owner, apart])
    assert.deepEqual(await mails(one), [], 'neither of what is their own, nor of whoever blocked them');
  await sql`update opportunities set state = 'paused' where id = ${id}`.execute(core.db);
  assert.deepEqual(await notificationMails(core, asha.account.email), []);
});

test('a search is saved once, changed on its newest version, and a member can have twenty', async () => {
  const asha = await someone();
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => save(asha, { search: 'looms', within: '50' })),
  );
  assert.equal(new Set(sent.map(({ $id }) => $id)).size, 1);
  const [one] = sent;
  assert.ok(one);
  assert.ok(
    one.of === 'opportunities' && one.filters.within === '',
    'kilometres without a place say nothing',
  );
  await assert.rejects(save(asha, { within: '50' }), refused('saved_search_empty'));
  const other = await save(asha, { kind: 'jobs', place: 'Pune', within: '50' });
  const edit = (version: number, changes: Partial<SearchedFilters>, name = 'Looms') =>
    editSearch(core, asha, { savedSearchId: one.$id, version, name, ...nothing, ...changes });
  const edited = await edit(1, { search: 'handlooms' });
  assert.deepEqual([edited.name, edited.filters.search, edited.version], ['Looms', 'handlooms', 2]);
  assert.equal((await edit(1, { search: 'handlooms' })).version, 2, 'the same again changes nothing');
  await assert.rejects(edit(1, { search: 'power looms' }), refused('conflict'));
  await assert.rejects(edit(2, { kind: 'jobs', place: 'Pune', within: '50' }), refused('saved_search_twice'));
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => edit(2, { search: `loom ${at}` })),
  );
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
  const stranger = await someone();
  await assert.rejects(getSearch(core, stranger, one.$id), refused('saved_search_unknown'));
  await deleteSearch(core, stranger, one.$id);
  for (let at = 0; at < 18; at++) await save(asha, { search: `word${at}` });
  await assert.rejects(save(asha, { search: 'one more' }), refused('saved_searches_many'));
  for (let times = 0; times < 2; times++) await deleteSearch(core, asha, other.$id);
  assert.equal((await listSearches(core, asha)).searches.length, 19);
});

test('new projects of a saved search are mailed once, without those of the own team and of blocked owners', async () => {
  const [asha, apart] = [await someone(), await someone()];
  const wanted = { search: '', stage: 'Pilot', sector: 'Agriculture', place: '', textIn: '' } as const;
  const saveProjects = (who: Member, search = '') =>
    saveSearch(core, who, { name: 'Growers', ...wanted, search }, 'projects');
  for (const who of [asha, apart, owner]) await saveProjects(who);
  await saveProjects(asha, 'orchids');
  await assert.rejects(
    saveSearch(
      core,
      asha,
      { name: '', search: '', stage: '', sector: '', place: '', textIn: '' },
      'projects',
    ),
    refused('saved_search_empty'),
  );
  await sql`insert into blocks (blocker_id, blocked_id) values (${owner.id}, ${apart.id})`.execute(core.db);
  await publishedProject(core, owner, 'Onion rooms');
  await sql`update projects set published_at = now() - interval '9 days' where name <> 'Onion rooms'`.execute(
    core.db,
  );
  await sql`update projects set published_at = now() - interval '1 hour' where name = 'Onion rooms'`.execute(
    core.db,
  );
  await sql`update saved_searches set told_until = now() - interval '2 hours', look_at = now()`.execute(
    core.db,
  );
  await Promise.all([lookForNew(core), lookForNew(core)]);
  await lookForNew(core);
  const address = '/find/projects?stage=Pilot&sector=Agriculture';
  assert.deepEqual(await mails(asha), [['searches', 'Growers', address, 'Onion rooms']]);
  for (const who of [apart, owner]) assert.deepEqual(await mails(who), []);
  const [mail] = await notificationMails(core, asha.account.email);
  await unsubscribe(core, mail?.token ?? '');
  assert.deepEqual(await notificationMails(core, asha.account.email), [], 'one click ends them');
});

test('a search for projects and one for opportunities are changed by their own calls alone', async () => {
  const asha = await someone();
  const words = { search: 'looms', stage: '', sector: '', place: '', textIn: '' } as const;
  const [one, other] = [
    await saveSearch(core, asha, { name: '', ...words }, 'projects'),
    await save(asha, { search: 'looms' }),
  ];
  assert.equal((await saveSearch(core, asha, { name: '', ...words }, 'projects')).$id, one.$id);
  const edit = { savedSearchId: one.$id, version: 1, name: 'Looms', ...words };
  const edited = await editSearch(core, asha, edit, 'projects');
  assert.deepEqual([edited.of, edited.name, edited.filters], ['projects', 'Looms', words]);
  const wrong = { ...edit, savedSearchId: other.$id };
  await assert.rejects(editSearch(core, asha, wrong, 'projects'), refused('saved_search_unknown'));
  assert.deepEqual(
    (await listSearches(core, asha)).searches.map(({ of }) => of),
    ['opportunities', 'projects'],
  );
});

test('searches are looked through on Sunday evenings of the member’s week, before the digests leave', () => {
  for (const zone of ['Asia/Kolkata', 'Africa/Lagos', 'America/New_York', 'Australia/Adelaide'])
    for (const day of ['2026-11-22T17:59', '2026-11-22T22:00', '2026-11-23T00:00', '2026-10-24T12:00']) {
      const at = momentAt(day, zone);
      const next = nextLook(at, zone, 'a5f0c2d1');
      const local = Temporal.Instant.fromEpochMilliseconds(next.getTime()).toZonedDateTimeISO(zone);
      assert.ok(next > at && next.getTime() - at.getTime() <= 7 * 86_400_000 + 3_600_000, `${zone} ${day}`);
      assert.ok(local.dayOfWeek === 7 && local.hour >= 18 && local.hour < 21, `${local}`);
    }
});
