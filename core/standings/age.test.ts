import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { getMarketing } from '#core/consents/get-marketing.ts';
import { setMarketing } from '#core/consents/set-marketing.ts';
import { listFiles } from '#core/files/list.ts';
import { planUpload } from '#core/files/plan-upload.ts';
import { guest, type Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { ownerPermissions } from '#core/ground/permissions.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { createProfile } from '#core/profiles/create-profile.ts';
import { updateProfile } from '#core/profiles/update-profile.ts';
import { again, bornYearsAgo, member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { holdRow } from '#tests/held-row.ts';
import { runReactions } from '#tests/jobs.ts';
import { setStanding } from '#tests/standings.ts';
import { getStanding } from './get-standing.ts';
import { setBirthDate } from './set-birth-date.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const young = bornYearsAgo(15);
const unknown = () => member(core, { birthDate: null });

const write = (owner: Member, data: Record<string, unknown> = {}, permissions?: string[]) =>
  createProfile(core, owner, {
    id: 'unique()',
    data: {
      ...{ name: 'Asha', Email: 'asha@example.org', phone: '+919822012345', role: 'Mentor' },
      ...{ location: 'Pune', agree: true, id: owner.id, college: 'VNIT', companyUrl: 'https://x.org' },
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

test('the birth date is said once, and of ten at once one is taken', async () => {
  const asha = await unknown();
  assert.deepEqual(await getStanding(core, asha), {
    ...{ age: 'unknown', birthDate: '', adultOn: '', role: '', zone: 'UTC' },
  });
  const held = await holdRow(core, asha.id);
  const tries = Array.from({ length: 10 }, (_, at) =>
    setBirthDate(core, asha, { birthDate: `1990-01-${String(at + 1).padStart(2, '0')}`, role: 'Mentor' }),
  );
  await held.waiters(9);
  await held.release();
  const results = await Promise.allSettled(tries);
  const done = results.filter((result) => result.status === 'fulfilled');
  assert.equal(done.length, 1);
  for (const result of results)
    if (result.status === 'rejected') assert.ok(refused('birth_date_known')(result.reason), result.reason);
  const { birthDate, ...rest } = await getStanding(core, asha);
  assert.equal(birthDate, done[0]?.value.birthDate);
  assert.deepEqual(rest, { age: 'adult', adultOn: '', role: 'Mentor', zone: 'UTC' });
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

test('adults are so by the day where they live, as the database knows it', async () => {
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

test('whoever turns out to be a child keeps only what is needed to ask a guardian', async () => {
  const asha = await unknown();
  const own = await write(asha, { resumeId: await fileOf(asha) }, ['read("users")', 'read("any")']);
  const other = await write(asha, { id: newId() });
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
    test(`a document of a ${role} with a child's birth date, written as "${written}", restricts, and keeps no more than needed`, async () => {
      const asha = await unknown();
      const row = await write(asha, { role, dob: written }, ['read("any")']);
      assert.equal((await again(core, asha)).standing.age, 'waiting');
      assert.deepEqual(
        [row.dob, row.phone, row.role, row.college, row.company_url],
        [young, null, null, null, null],
      );
      assert.deepEqual(row.permissions, ownerPermissions(asha.id));
    });

test('an edit restricts an adult too, and never makes anybody one', async () => {
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

test('an adult may keep documents of others, of any age; whoever says nothing of themself may not', async () => {
  const teacher = await member(core);
  const pupil = await write(teacher, { id: newId(), dob: young });
  assert.equal(pupil.phone, '+919822012345');
  assert.equal((await again(core, teacher)).standing.age, 'adult');
  const asha = await unknown();
  await write(asha, { id: newId(), dob: young });
  assert.equal((await again(core, asha)).standing.age, 'waiting');
});

test('what others write into somebody’s document says nothing of their age', async () => {
  const [owner, other] = [await member(core), await member(core)];
  const own = await write(owner, {}, ['read("users")', 'update("users")']);
  await change(other, own.id, { dob: young });
  assert.equal((await again(core, owner)).standing.age, 'adult');
  assert.equal((await again(core, other)).standing.age, 'adult');
});

test('birth dates in documents are kept as days; in the own profile what is none is refused', async () => {
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

test('a child who waits stores nothing: no document, no change of one, no file, no news; nor does a race help', async () => {
  const asha = await unknown();
  const own = await write(asha);
  await setBirthDate(core, asha, { birthDate: young });
  const waiting = await again(core, asha);
  const upload = {
    bucketId: 'resumes',
    fileId: 'unique()',
    contentRange: null,
    uploadId: null,
    name: 'a.pdf',
  };
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

test('documents that are written while the birth date becomes known hold no more than needed in the end', async () => {
  const asha = await unknown();
  const held = await holdRow(core, asha.id);
  const said = setBirthDate(core, asha, { birthDate: young });
  await held.waiters(1);
  const written = Array.from({ length: 5 }, () => write(asha).catch(() => null));
  await Promise.all(written);
  await held.release();
  await said;
  await runReactions(core);
  const rows = await core.db.selectFrom('profiles').selectAll().where('owner_id', '=', asha.id).execute();
  assert.deepEqual(
    rows.map(({ phone }) => phone),
    [null],
  );
});
