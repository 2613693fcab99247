import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'kysely';
import { putAvatar } from '#core/avatars/put-avatar.ts';
import { reactionTasks } from '#core/collected/reactions.ts';
import { getMarketing } from '#core/consents/get-marketing.ts';
import { setMarketing } from '#core/consents/set-marketing.ts';
import { finishUpload } from '#core/files/finish-upload.ts';
import { holdUpload } from '#core/files/hold-upload.ts';
import { listFiles } from '#core/files/list.ts';
import { planUpload } from '#core/files/plan-upload.ts';
import { updateFile } from '#core/files/update.ts';
import { guest, type Member } from '#core/ground/actor.ts';
import { record } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import { ownerPermissions } from '#core/ground/permissions.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { createProfile } from '#core/profiles/create-profile.ts';
import { updateProfile } from '#core/profiles/update-profile.ts';
import { updatePrefs } from '#core/standings/update-prefs.ts';
import type { Task } from '#outside/jobs/lane.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { again, bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { hold, holdRow } from '#tests/ground/held-row.ts';
import { runReactions, runTasks } from '#tests/ground/jobs.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { setBirthDate } from '../profiles/set-birth-date.ts';
import { getStanding } from './get-standing.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const young = bornYearsAgo(15);
const jpeg = await photo('jpeg', 60, 40);
const upload = {
  bucketId: 'resumes',
  fileId: 'unique()',
  contentRange: null,
  uploadId: null,
  name: 'a.pdf',
};
const unknown = () => member(core, { birthDate: null });

const write = (owner: Member, data: Record<string, unknown> = {}, permissions?: string[]) =>
  createProfile(core, owner, {
    id: 'unique()',
    data: {
      name: 'Asha',
      Email: 'asha@example.org',
      phone: '+919822012345',
      role: 'Mentor',
      location: 'Pune',
      agree: true,
      id: owner.id,
      college: 'VNIT',
      companyUrl: 'https://x.org',
      ...data,
    },
    permissions,
    language: 'en',
  });
const change = (actor: Member, id: string, data: Record<string, unknown>) =>
  updateProfile(core, actor, { id, data, permissions: undefined, language: 'en' });

async function fileOf(owner: Member): Promise<string> {
  const id = newId();
  const about = { id, bucket: 'resumes', owner_id: owner.id, name: 'cv.pdf', size: 10 };
  await core.db
    .insertInto('files')
    .values({ ...about, permissions: ownerPermissions(owner.id), completed_at: new Date() })
    .execute();
  return id;
}

test('a member states their birth date once, and of ten at once one is taken', async () => {
  const asha = await unknown();
  assert.deepEqual(await getStanding(core, asha), {
    age: 'unknown',
    birthDate: '',
    adultOn: '',
    role: '',
    zone: 'UTC',
    pause: { until: '', reason: '', caseId: '' },
  });
  const held = await holdRow(core, asha.id);
  const tries = Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      setBirthDate(core, asha, { birthDate: `1990-01-${String(at + 1).padStart(2, '0')}`, role: 'Mentor' }),
    ),
  );
  await held.waiters(9);
  await held.release();
  const results = await tries;
  const done = results.filter((result) => result.status === 'fulfilled');
  assert.equal(done.length, 1);
  for (const result of results)
    if (result.status === 'rejected') assert.ok(refused('birth_date_known')(result.reason), result.reason);
  const { birthDate, pause: _, ...rest } = await getStanding(core, asha);
  assert.equal(birthDate, done[0]?.value.birthDate);
  assert.deepEqual(rest, { age: 'adult', adultOn: '', role: 'Mentor', zone: 'UTC' });
});

test('a repeated birth date gets the same answer, and a different one is refused', async () => {
  const asha = await unknown();
  const said = { birthDate: '1990-01-01', role: 'Mentor' };
  const held = await holdRow(core, asha.id);
  const tries = Promise.all([setBirthDate(core, asha, said), setBirthDate(core, asha, said)]);
  await held.waiters(2);
  await held.release();
  const [first, second] = await tries;
  assert.deepEqual(second, first);
  assert.deepEqual(await setBirthDate(core, asha, said), first);
  await assert.rejects(setBirthDate(core, asha, { birthDate: '1990-01-02' }), refused('birth_date_known'));
});

test('only a real day is taken, in one form, and the role only where none is known', async () => {
  const asha = await unknown();
  for (const birthDate of ['', '1990-02-30', '01.02.1990', '1990-01-01T00:00:00Z', '1990-1-1', ' 1990-01-01'])
    await assert.rejects(setBirthDate(core, asha, { birthDate }), refused('sign_up_dob_invalid'), birthDate);
  await assert.rejects(setBirthDate(core, asha, { birthDate: '9999-01-01' }), refused('sign_up_dob_future'));
  await assert.rejects(setBirthDate(core, asha, { birthDate: '1850-01-01' }), refused('sign_up_dob_past'));
  await setStanding(core, asha.id, { role: 'Investor' });
  const { role } = await setBirthDate(core, asha, { birthDate: '1990-01-01', role: 'Mentor' });
  assert.equal(role, 'Investor');
});

test('members become adults by the day where they live, as the database knows it', async () => {
  const { rows } = await sql<{ east: string; west: string }>`select
    to_char((now() at time zone 'Pacific/Kiritimati')::date - interval '18 years', 'YYYY-MM-DD') as east,
    to_char((now() at time zone 'Pacific/Niue')::date - interval '18 years', 'YYYY-MM-DD') as west`.execute(
    core.db,
  );
  const { east = '', west = '' } = rows[0] ?? {};
  assert.notEqual(east, west);
  const ageIn = async (zone: string, birthDate: string) => {
    const asha = await unknown();
    await setStanding(core, asha.id, { zone });
    return (await setBirthDate(core, asha, { birthDate })).age;
  };
  assert.equal(await ageIn('Pacific/Kiritimati', east), 'adult');
  assert.equal(await ageIn('Pacific/Niue', east), 'waiting');
  assert.equal(await ageIn('Pacific/Niue', west), 'adult');
});

test('a member who turns out to be a child keeps only the data needed to ask a guardian', async () => {
  const asha = await member(core);
  const own = await write(asha, { resumeId: await fileOf(asha) }, ['read("users")', 'read("any")']);
  const other = await write(asha, { id: newId() });
  await setStanding(core, asha.id, { birth_date: null });
  await setMarketing(core, asha, { given: true, language: 'en' });
  await core.db
    .insertInto('avatars')
    .values({ account_id: asha.id, id: newId(), storage_key: newId(), size: 1 })
    .execute();
  const standing = await setBirthDate(core, asha, { birthDate: young });
  assert.equal(standing.age, 'waiting');
  assert.match(standing.adultOn, /^\d{4}-\d{2}-\d{2}$/);
  await runReactions(core);
  const rows = await core.db.selectFrom('profiles').selectAll().where('owner_id', '=', asha.id).execute();
  assert.equal(rows.length, 1);
  const { name, email, agree, permissions, phone, role, location, college, company_url, resume_id } =
    rows[0] ?? other;
  assert.deepEqual([name, email, agree], ['Asha', 'asha@example.org', true]);
  assert.deepEqual([phone, role, location, college, company_url, resume_id], Array(6).fill(null));
  assert.deepEqual(permissions, ownerPermissions(asha.id));
  assert.equal(rows[0]?.id, own.id);
  for (const table of ['files', 'avatars'] as const) {
    const column = table === 'files' ? 'owner_id' : 'account_id';
    const { rows: left } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${asha.id}`.execute(core.db);
    assert.equal(left.length, 0, table);
  }
  assert.deepEqual(await getMarketing(core, asha), { given: false });
});

for (const role of ['Student', 'Mentor'])
  for (const written of [young, `${young}T00:00:00.000+00:00`, ` ${young} `])
    test(`a ${role}’s document with a child’s birth date, written as "${written}", restricts and is reduced`, async () => {
      const asha = await unknown();
      const row = await write(asha, { role, dob: written }, ['read("any")']);
      assert.equal((await again(core, asha)).standing.age, 'waiting');
      assert.deepEqual(
        [row.dob, row.phone, row.role, row.college, row.company_url],
        [young, null, null, null, null],
      );
      assert.deepEqual(row.permissions, ownerPermissions(asha.id));
    });

test('an edit restricts an adult too, and never turns a member into one', async () => {
  const grown = await member(core);
  const own = await write(grown, { dob: '1990-01-01' });
  const edited = await change(grown, own.id, { dob: young, phone: '+919822099999' });
  assert.deepEqual([edited.dob, edited.phone, edited.college], [young, null, null]);
  assert.equal((await again(core, grown)).standing.age, 'waiting');

  const asha = await unknown();
  await write(asha, { dob: '1990-01-01', role: 'Student' });
  assert.equal((await again(core, asha)).standing.age, 'unknown');
  const kept = await getStanding(core, asha);
  assert.deepEqual([kept.birthDate, kept.role], ['', '']);
});

test('an adult may keep documents of others of any age; a member of unknown age may not', async () => {
  const teacher = await member(core);
  const pupil = await write(teacher, { id: newId(), dob: young });
  assert.equal(pupil.phone, '+919822012345');
  assert.equal((await again(core, teacher)).standing.age, 'adult');
  const asha = await unknown();
  for (const dob of [young, '1990-01-01', undefined])
    await assert.rejects(write(asha, { id: newId(), dob }), refused('age_unknown'));
});

test('at an unknown age, a member may write only their own profile, and keep no file', async () => {
  const asha = await member(core);
  const [own, other] = [await write(asha), await write(asha, { id: newId() })];
  const file = await fileOf(asha);
  await setStanding(core, asha.id, { birth_date: null });
  const ageless = await again(core, asha);
  assert.equal((await change(ageless, own.id, { college: 'COEP' })).college, 'COEP');
  const closed: Record<string, () => Promise<unknown>> = {
    'another profile': () => change(ageless, other.id, { college: 'COEP' }),
    'one’s own turned into another': () => change(ageless, own.id, { id: newId() }),
    upload: async () => planUpload(core, ageless, upload),
    renaming: () => updateFile(core, ageless, { bucketId: 'resumes', fileId: file, name: 'new.pdf' }),
    photo: () => putAvatar(core, ageless, Readable.from([jpeg])),
    // Known when the request came in, but no longer once its bytes had arrived.
    'upload begun before': () => finishUpload(core, asha, upload, held),
  };
  const held = await holdUpload(core, asha, upload, Readable.from([pdf()]));
  for (const [what, attempt] of Object.entries(closed))
    await assert.rejects(attempt(), refused('age_unknown'), what);
});

for (const [phone, zone] of Object.entries({
  '9822012345': 'Asia/Kolkata',
  '+233201234567': 'Africa/Accra',
  '+2348031234567': 'Africa/Lagos',
  '+256712345678': 'Africa/Kampala',
  '+14155552671': 'UTC',
}))
  test(`days are those of ${zone} for a member who writes ${phone} into their own profile`, async () => {
    const asha = await unknown();
    await write(asha, { id: newId(), phone }).catch(() => {});
    assert.equal((await getStanding(core, asha)).zone, 'UTC');
    const own = await write(asha, { phone });
    assert.equal((await getStanding(core, asha)).zone, zone);
    await change(asha, own.id, { phone: '+2348031234567' });
    assert.equal((await getStanding(core, asha)).zone, zone === 'UTC' ? 'Africa/Lagos' : zone);
  });

test('text that others write into a member’s document says nothing about the member’s age', async () => {
  const [owner, other] = [await member(core), await member(core)];
  const own = await write(owner, {}, ['read("users")', 'update("users")']);
  await change(other, own.id, { dob: young });
  assert.equal((await again(core, owner)).standing.age, 'adult');
  assert.equal((await again(core, other)).standing.age, 'adult');
});

test('birth dates in documents are stored as days; in the own profile anything else is refused', async () => {
  for (const [sent, kept] of [
    ['1990-01-02T23:30:00-08:00', '1990-01-02'],
    [' 1990-01-02 ', '1990-01-02'],
  ])
    assert.equal((await write(await member(core), { dob: sent })).dob, kept);
  for (const dob of ['1990-02-30', '2.1.1990', 'soon', '1990-01-02T25', '2999-01-01', 7])
    await assert.rejects(
      write(await member(core), { dob }),
      refused('document_invalid_structure'),
      String(dob),
    );
});

test('a waiting child cannot store documents, changes, files or a marketing consent, nor by a race', async () => {
  const asha = await unknown();
  const own = await write(asha);
  await setBirthDate(core, asha, { birthDate: young });
  const waiting = await again(core, asha);
  await assert.rejects(write(waiting), refused('guardian_awaited'));
  await assert.rejects(change(waiting, own.id, { college: 'X' }), refused('guardian_awaited'));
  assert.throws(() => planUpload(core, waiting, upload), refused('guardian_awaited'));
  await assert.rejects(setMarketing(core, waiting, { given: true, language: 'en' }), refused('opens_later'));
  // A request that was let in before the age was known.
  await assert.rejects(write(asha), refused('guardian_awaited'));
  await assert.rejects(change(asha, own.id, { college: 'X' }), refused('guardian_awaited'));
  const search = { bucketId: 'resumes', queries: [], search: '', withTotal: true };
  assert.equal((await listFiles(core, guest, search)).total, 0);
});

test('the preferences of a waiting child, which could hold anything, stay empty', async () => {
  const asha = await unknown();
  await updatePrefs(core, asha, { phone: '+919822012345' });
  const held = await holdRow(core, asha.id);
  const said = setBirthDate(core, asha, { birthDate: young });
  await held.waiters(1);
  const later = updatePrefs(core, asha, { college: 'VNIT' });
  const outcome = Promise.allSettled([later]);
  await held.waiters(2);
  await held.release();
  await said;
  await outcome;
  const child = await again(core, asha);
  assert.deepEqual(child.account.prefs, {});
  await assert.rejects(updatePrefs(core, child, { college: 'VNIT' }), refused('guardian_awaited'));
  assert.deepEqual((await updatePrefs(core, child, {})).prefs, {});
});

test('documents written while the birth date becomes known end up with the needed fields only', async () => {
  const asha = await unknown();
  await setStanding(core, asha.id, { zone: 'Asia/Kolkata' });
  const held = await holdRow(core, asha.id);
  const written = Array.from({ length: 5 }, () => write(asha).catch(() => null));
  await held.waiters(5);
  const said = setBirthDate(core, asha, { birthDate: young });
  await held.waiters(6);
  await held.release();
  await Promise.all(written);
  await said;
  await runReactions(core);
  const rows = await core.db.selectFrom('profiles').selectAll().where('owner_id', '=', asha.id).execute();
  assert.deepEqual(
    rows.map(({ phone }) => phone),
    [null],
  );
});

const keepNeeded = 'profiles:keep-needed';

test('a phone number that comes while a child’s profile is emptied waits for that, and both end', async () => {
  const asha = await member(core);
  const { id } = await write(asha);
  await setStanding(core, asha.id, { ...standings['waiting for a guardian'], zone: 'UTC' });
  await core.db
    .transaction()
    .execute((tx) => record(tx, { name: 'standings.childFound', accountId: asha.id }));
  const held = await hold(core, 'select from profiles where id = $1 for update', [id]);
  const sent = assert.rejects(change(asha, id, { phone: '+919822012346' }), refused('guardian_awaited'));
  await held.waiters(1);
  const emptying = runTasks(core, { [keepNeeded]: reactionTasks(core)[keepNeeded] as Task });
  await held.waiters(2);
  await held.release();
  await Promise.all([sent, emptying]);
  const { rows } = await sql`select college from profiles where id = ${id}`.execute(core.db);
  assert.deepEqual(rows, [{ college: null }]);
});
