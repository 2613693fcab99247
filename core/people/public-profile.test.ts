import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'kysely';
import { isOtherName } from '#rules/checks/other-name.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { bornYearsAgo, freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { getAvatar } from '../avatars/get-avatar.ts';
import { putAvatar } from '../avatars/put-avatar.ts';
import { type Actor, guest, type Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { cutHandle } from './cut-handle.ts';
import { findPersonRows } from './find-person-rows.ts';
import { getPersonPage } from './get-person-page.ts';
import { getPublicProfile } from './get-public-profile.ts';
import { listPeople } from './list-people.ts';
import { openPhoto } from './open-photo.ts';
import { patchPublicProfile } from './patch-public-profile.ts';
import { putHandle } from './put-handle.ts';
import { setVisibility } from './set-visibility.ts';

const core = await freshCore();
const noFilters = {
  search: '',
  role: '',
  skill: '',
  place: '',
  openTo: '',
  introduction: '',
  hours: '',
  verified: '',
  after: '',
};
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const changeOfHandle = 31 * 86_400;

let made = 0;
async function shown(visibility: 'public' | 'members' = 'public') {
  const asha = await member(core, { password: null });
  const handle = `asha-${++made}`;
  await putHandle(core, asha, { handle });
  await setVisibility(core, asha, { visibility });
  return { asha, handle };
}

/** As if that many seconds had passed since the handles were made. */
async function handlesAge(who: Member, seconds: number): Promise<void> {
  await sql`update handles set made_at = made_at - make_interval(secs => ${seconds}),
    leads_until = leads_until - make_interval(secs => ${seconds}) where account_id = ${who.id}`.execute(
    core.db,
  );
}

async function sees(actor: Actor, handle: string): Promise<boolean> {
  try {
    await getPersonPage(core, actor, { handle });
    return true;
  } catch (error) {
    if (refused('person_not_found')(error)) return false;
    throw error;
  }
}

test('every member begins hidden, and is shown once they have a handle and choose so', async () => {
  const asha = await member(core);
  const other = await member(core);
  assert.deepEqual(
    (({ version, visibility, formerHandles }) => ({ version, visibility, formerHandles }))(
      await getPublicProfile(core, asha),
    ),
    { version: 0, visibility: 'hidden', formerHandles: [] },
  );
  await assert.rejects(setVisibility(core, asha, { visibility: 'members' }), refused('handle_needed'));
  await putHandle(core, asha, { handle: 'asha' });
  assert.deepEqual([await sees(asha, 'asha'), await sees(other, 'asha')], [true, false]);
  await setVisibility(core, asha, { visibility: 'members' });
  assert.deepEqual([await sees(other, '@Asha'), await sees(guest, 'asha')], [true, false]);
  await setVisibility(core, asha, { visibility: 'public' });
  assert.ok(await sees(guest, 'asha'));
  await setVisibility(core, asha, { visibility: 'hidden' });
  assert.deepEqual([await sees(other, 'asha'), await sees(guest, 'asha')], [false, false]);
});

test('statements are stored and shown, and of two edits of one version the second is a conflict', async () => {
  const { asha, handle } = await shown();
  const { version } = await getPublicProfile(core, asha);
  const work = [{ what: 'Built a loom', where: 'Nagpur', from: 2019, to: null, line: 'With six weavers.' }];
  const kept = await patchPublicProfile(core, asha, {
    version,
    headline: 'Looms that pay',
    about: 'One\nTwo',
    skills: ['js', 'Beekeeping'],
    languages: ['mr', 'en', 'mr'],
    hoursAWeek: 12,
    availableFrom: '2031-05-01',
    awayUntil: '',
    openTo: ['Co-found'],
    links: ['https://example.org/'],
    work,
  });
  assert.equal(kept.version, version + 1);
  const page = await getPersonPage(core, guest, { handle });
  assert.deepEqual(
    [page.headline, page.skills, page.languages, page.hoursAWeek, page.availableFrom, page.awayUntil],
    ['Looms that pay', ['JavaScript', 'Beekeeping'], ['mr', 'en'], 12, '2031-05-01', ''],
  );
  assert.deepEqual([page.work, page.links, page.openTo], [work, ['https://example.org/'], ['Co-found']]);
  await assert.rejects(patchPublicProfile(core, asha, { version, headline: 'Late' }), refused('conflict'));
  const ten = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      patchPublicProfile(core, asha, { version: kept.version, headline: `Edit ${at}` }),
    ),
  );
  assert.equal(ten.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('the same changes sent ten times are made once, and are a conflict after another change', async () => {
  const { asha } = await shown();
  const { version } = await getPublicProfile(core, asha);
  const work = [{ what: 'Built a loom', where: '', from: 2019, to: null, line: '' }];
  const said = { version, headline: 'Looms', skills: ['js'], languages: ['mr', 'mr'], awayUntil: '', work };
  const changes = () => core.db.selectFrom('events').select('id').where('account_id', '=', asha.id).execute();
  const before = (await changes()).length;
  const ten = await Promise.all(Array.from({ length: 10 }, () => patchPublicProfile(core, asha, said)));
  assert.deepEqual([...new Set(ten.map((one) => one.version))], [version + 1]);
  assert.equal((await changes()).length, before + 1);
  for (const other of [{ headline: 'Mills' }, { work: [...work, ...work] }, { awayUntil: '2031-05-01' }])
    await assert.rejects(patchPublicProfile(core, asha, { ...said, ...other }), refused('conflict'));
  await patchPublicProfile(core, asha, { version: version + 1, about: 'More' });
  await assert.rejects(patchPublicProfile(core, asha, said), refused('conflict'));
});

test('a name in a second script is shown next to the name, found by the search, and only a name', async () => {
  const { asha, handle } = await shown();
  const { version } = await getPublicProfile(core, asha);
  await patchPublicProfile(core, asha, { version, otherName: 'आशा पाटील' });
  const page = await getPersonPage(core, guest, { handle });
  assert.equal(page.otherName, 'आशा पाटील');
  const searcher = await member(core);
  for (const search of ['आशा', 'पाटील', 'Patil aasha']) {
    const { people } = await listPeople(core, searcher, { ...noFilters, search });
    const found = people.find(({ id }) => id === asha.id);
    assert.equal(found?.otherName, 'आशा पाटील', search);
  }
  for (const name of ['', 'आशा पाटील', 'D’Souza-Naik', 'ए. पी. जे. अब्दुल कलाम', 'आ'.repeat(80)])
    assert.ok(isOtherName(name), name);
  for (const name of ['98765 43210', 'wa.me/91', 'a@b.example', 'Asha 2', '@asha', '. Asha', '९८'])
    assert.ok(!isOtherName(name), name);
});

test('of ten members who want one handle at once, one gets it, and no other ever does', async () => {
  const ten = await Promise.all(Array.from({ length: 10 }, () => member(core, { password: null })));
  const tried = await Promise.allSettled(ten.map((who) => putHandle(core, who, { handle: 'first-come' })));
  assert.equal(tried.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of tried) assert.ok(one.status === 'fulfilled' || refused('handle_taken')(one.reason));
  const { rows } = await sql<{
    id: string;
  }>`select account_id as id from handles where handle = 'first-come'`.execute(core.db);
  const winner = ten.find(({ id }) => id === rows[0]?.id);
  assert.ok(winner);
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, winner.id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  const late = await member(core, { password: null });
  await assert.rejects(putHandle(core, late, { handle: 'first-come' }), refused('handle_taken'));
  assert.equal(await sees(late, 'first-come'), false);
});

test('ten changes of one’s own handle at once end with one of them', async () => {
  const { asha } = await shown();
  await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => putHandle(core, asha, { handle: `one-of-ten-${at}` })),
  );
  const { rows } = await sql`select from handles where account_id = ${asha.id}`.execute(core.db);
  assert.equal(rows.length, 2);
});

test('a handle changes once in 30 days; the old one leads on for 90 unless cut, and can be taken again', async () => {
  const { asha, handle } = await shown();
  await putHandle(core, asha, { handle });
  await putHandle(core, asha, { handle: `${handle}-x` });
  assert.equal((await getPersonPage(core, guest, { handle })).handle, `${handle}-x`);
  await assert.rejects(
    putHandle(core, asha, { handle: `${handle}-y` }),
    (error) =>
      error instanceof Refusal &&
      error.code === 'handle_changed_lately' &&
      /^\d{4}-\d\d-\d\d$/.test(error.values.on ?? ''),
  );
  const other = await member(core, { password: null });
  await assert.rejects(putHandle(core, other, { handle }), refused('handle_taken'));
  await assert.rejects(cutHandle(core, other, { handle }), refused('handle_not_found'));
  await assert.rejects(cutHandle(core, asha, { handle: `${handle}-x` }), refused('handle_not_found'));
  await handlesAge(asha, changeOfHandle);
  assert.ok(await sees(guest, handle));
  await cutHandle(core, asha, { handle });
  assert.equal(await sees(guest, handle), false);
  await assert.rejects(putHandle(core, other, { handle }), refused('handle_taken'));
  await putHandle(core, asha, { handle });
  assert.equal((await getPersonPage(core, guest, { handle: `${handle}-x` })).handle, handle);
  await handlesAge(asha, 91 * 86_400);
  assert.deepEqual([await sees(guest, handle), await sees(guest, `${handle}-x`)], [true, false]);
});

test('a hidden, suspended, leaving or child member looks nonexistent to page, list, rows and photo', async () => {
  const viewer = await member(core);
  for (const [name, take] of Object.entries({
    hidden: ({ asha }: { asha: Member }) => setVisibility(core, asha, { visibility: 'hidden' }),
    minor: ({ asha }: { asha: Member }) => setStanding(core, asha.id, standings['a child with consent']),
    suspended: ({ asha }: { asha: Member }) => setStanding(core, asha.id, standings.suspended),
    leaving: ({ asha }: { asha: Member }) =>
      sql`update accounts set leaves_at = now() where id = ${asha.id}`.execute(core.db),
  })) {
    const one = await shown();
    await putAvatar(core, one.asha, Readable.from([await photo()], { objectMode: false }));
    const { avatarId } = await getAvatar(core, one.asha);
    const all = async () => {
      const { people } = await listPeople(core, viewer, { ...noFilters, search: one.handle });
      const rows = await findPersonRows(core, viewer, [one.asha.id]);
      const opened = await openPhoto(core, guest, avatarId).then(
        () => true,
        () => false,
      );
      const listed = people.filter(({ id }) => id === one.asha.id).length;
      return [await sees(viewer, one.handle), await sees(guest, one.handle), listed, rows.size, opened];
    };
    assert.deepEqual(await all(), [true, true, 1, 1, true], name);
    await take(one);
    assert.deepEqual(await all(), [false, false, 0, 0, false], name);
  }
});

test('a member who is not seen sees no one, and a child can have neither handle nor page', async () => {
  const { handle } = await shown('members');
  const leaving = await member(core);
  const unseen = { ...leaving, standing: { ...leaving.standing, isSeen: false } };
  assert.equal(await sees(unseen, handle), false);
  assert.deepEqual((await listPeople(core, unseen, noFilters)).total, { count: 0, isMore: false });
  const child = await member(core, { email: freshEmail('child'), birthDate: bornYearsAgo(16) });
  for (const [agreed, profile, page] of [
    [false, 'guardian_awaited', 'opens_later'],
    [true, null, 'opens_later'],
  ] as const) {
    if (agreed) await setStanding(core, child.id, standings['a child with consent']);
    await assert.rejects(putHandle(core, child, { handle: 'a-child' }), refused(page));
    await assert.rejects(setVisibility(core, child, { visibility: 'members' }), refused(page));
    const said = patchPublicProfile(core, child, { version: 0, headline: 'I build' });
    if (profile) await assert.rejects(said, refused(profile));
    else await said;
  }
});

test('a member who turns out to be a child loses page and handle, and no other member gets the handle', async () => {
  const { asha, handle } = await shown();
  await setStanding(core, asha.id, { ...standings['waiting for a guardian'] });
  await core.db.transaction().execute(async (tx) => {
    await record(tx, { name: 'standings.childFound', accountId: asha.id });
  });
  await runReactions(core);
  const { rows } = await sql`select from handles where account_id = ${asha.id}`.execute(core.db);
  assert.equal(rows.length, 0);
  await assert.rejects(putHandle(core, await member(core), { handle }), refused('handle_taken'));
});
