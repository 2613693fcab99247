import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { readMigrations } from '#db/migrate.ts';
import { bornYearsAgo } from '#tests/ground/builders.ts';
import { atEnd, freshDatabase } from '#tests/ground/database.ts';

// A database as the earlier version left it: without everything that 0020 to 0022 created.
const { url } = await freshDatabase();
const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
await client.connect();
atEnd(() => client.end());
const run = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
const young = bornYearsAgo(15);

await run(`drop index profiles_own; drop table standings cascade; drop function hide_standing cascade;
  drop function hide_with_owner cascade; drop function hide_rows cascade;
  alter table profiles drop column hidden; alter table files drop column hidden;
  create index profiles_shared on profiles (sequence); create index files_shared on files (sequence);
  create index profiles_role on profiles (role); create index profiles_location on profiles (location);
  drop function begin_standing cascade; drop function follow_account cascade; drop function show_standing cascade;
  drop function comes_of_age cascade; drop function seen_from cascade; drop function zone_of_phone cascade`);
await run(`insert into accounts (id, email, target_id, blocked_at, blocked_reason, leaves_at, restricted_at) values
  ('student', 'a@x.org', 't', null, null, null, null),
  ('founder', 'b@x.org', 't', null, null, now() + interval '3 days', null),
  ('blocked', 'c@x.org', 't', now(), 'A scheme.', null, null),
  ('child', 'd@x.org', 't', null, null, null, now()),
  ('guarded', 'e@x.org', 't', null, null, null, null),
  ('mentor', 'f@x.org', 't', null, null, null, null),
  ('nobody', 'g@x.org', 't', null, null, null, null)`);
await run(
  `insert into profiles (id, owner_id, account_id, role, dob, phone) values
  ('p1', 'student', 'student', 'Student', '1999-02-28', '+919822012345'),
  ('p2', 'founder', 'founder', 'Entrepreneur', null, '+233201234567'),
  ('p3', 'blocked', 'other', 'Wizard', '31.12.2010', '+2348012345678'),
  ('p4', 'child', 'child', 'Student', $1, '+256712345678'),
  ('p5', 'child', 'child', 'Student', '2009-02-30', ''),
  ('p6', 'mentor', 'mentor', 'Mentor', $1 || 'T00:00:00.000+00:00', '12345')`,
  [young],
);
await run(
  `insert into guardians (id, account_id, name, email, adult_on, confirmed, answered_at, expires_at)
  values ('g1', 'guarded', 'Meera', 'm@x.org', ($1::date + interval '18 years')::date, true, now(), now())`,
  [young],
);
for (const { name, text } of await readMigrations())
  if (/^002[0-2]/.test(name)) for (const statement of text.split(/^-- then$/m)) await run(statement);

test('the migration fills standings from the existing data', async () => {
  const rows =
    await run(`select account_id, role, birth_date::text, zone, guardian_agreed_at is not null as agreed,
    suspension_reason, leaves_at is not null as leaves from standings order by account_id`);
  const given = {
    role: null,
    birth_date: null,
    zone: 'UTC',
    agreed: false,
    suspension_reason: null,
    leaves: false,
  };
  assert.deepEqual(rows, [
    { account_id: 'blocked', ...given, zone: 'Africa/Lagos', suspension_reason: 'A scheme.' },
    { account_id: 'child', ...given, role: 'Student', birth_date: young, zone: 'Africa/Kampala' },
    { account_id: 'founder', ...given, role: 'Entrepreneur', zone: 'Africa/Accra', leaves: true },
    { account_id: 'guarded', ...given, birth_date: young, agreed: true },
    { account_id: 'mentor', ...given, role: 'Mentor', birth_date: young },
    { account_id: 'nobody', ...given },
    { account_id: 'student', ...given, role: 'Student', zone: 'Asia/Kolkata' },
  ]);
});

test('a server of the earlier version goes on: its writes to accounts take effect', async () => {
  const suspension = async (id: string) =>
    (await run('select suspended_at, suspension_reason from standings where account_id = $1', [id]))[0];
  await run(`insert into accounts (id, email, target_id) values ('new', 'n@x.org', 't')`);
  assert.deepEqual(await suspension('new'), { suspended_at: null, suspension_reason: null });
  await run(`update accounts set blocked_at = now(), blocked_reason = 'Spam' where id = 'new'`);
  assert.equal((await suspension('new')).suspension_reason, 'Spam');
  await run(`update accounts set blocked_at = null, blocked_reason = null where id = 'new'`);
  assert.equal((await suspension('new')).suspended_at, null);
});

test('and it sees in accounts what a newer server has written to standings', async () => {
  const shown = async (id: string) =>
    (
      await run(
        `select restricted_at is not null as restricted, blocked_reason as reason, blocked_at is not null as blocked
        from accounts where id = $1`,
        [id],
      )
    )[0];
  const set = (id: string, changes: string, ...values: unknown[]) =>
    run(`update standings set ${changes} where account_id = $1`, [id, ...values]);
  await set(
    'student',
    `suspended_at = now(), suspended_until = now() + interval '1 day', suspension_reason = 'Spam'`,
  );
  assert.deepEqual(await shown('student'), { restricted: false, reason: 'Spam', blocked: true });
  const [until] = await run(
    `select suspended_until is not null as kept from standings where account_id = 'student'`,
  );
  assert.equal(until.kept, true);
  await set('student', 'suspended_at = null, suspended_until = null, suspension_reason = null');
  assert.deepEqual(await shown('student'), { restricted: false, reason: null, blocked: false });
  await set('student', 'birth_date = $2', young);
  assert.equal((await shown('student')).restricted, true);
  await set('student', 'guardian_agreed_at = now()');
  assert.equal((await shown('student')).restricted, false);
});

test('members come of age in their own zone: one born on 29 February, on 1 March', async () => {
  const [at] = await run(`select
    comes_of_age('2008-05-01', 'UTC') as utc,
    comes_of_age('2008-05-01', 'Asia/Kolkata') as india,
    comes_of_age('2008-02-29', 'Africa/Kampala') as leap,
    comes_of_age('2004-02-29', 'UTC') as other`);
  assert.deepEqual(
    Object.values(at).map((moment) => (moment as Date).toISOString()),
    [
      '2026-05-01T00:00:00.000Z',
      '2026-04-30T18:30:00.000Z',
      '2026-02-28T21:00:00.000Z',
      '2022-03-01T00:00:00.000Z',
    ],
  );
  await assert.rejects(run(`update standings set zone = 'Asia/Nowhere', birth_date = '2000-01-01'`));
});
