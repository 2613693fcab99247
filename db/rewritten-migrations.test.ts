import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { freshDatabase } from '#tests/ground/database.ts';
import { withoutRules } from '#tests/ground/without-rules.ts';
import { migrate, readMigrations } from './migrate.ts';

const migrations = await readMigrations();
const upTo = (name: string) => migrations.filter((migration) => migration.name < name);
const indiansAt = 3000;

/** A database of the first release with more accounts than are written at once, every other one of a proven address. */
async function firstRelease(): Promise<pg.Pool> {
  const { pool } = await freshDatabase();
  await pool.query('drop schema public cascade; create schema public');
  await migrate(pool, { migrations: upTo('0015') });
  await pool.query(`insert into accounts (id, email, target_id, email_verified_at)
    select 'a' || n, 'a' || n || '@example.org', 't' || n, case when n % 2 = 0 then now() end
    from generate_series(1, 5000) n`);
  return pool;
}

test('addresses proven before are known as such, and who holds a row is waited for while all others go on', async () => {
  const pool = await firstRelease();
  await migrate(pool, { migrations: upTo('0016') });
  const holder = await pool.connect();
  await holder.query("begin; update accounts set name = 'Held' where id = 'a4000'");
  const waits: string[] = [];
  const done = migrate(pool, { migrations: upTo('0020'), onWait: (why) => waits.push(why) });
  while (waits.length === 0) await sleep(20);
  await pool.query("set statement_timeout = '500ms'; update accounts set name = 'Free' where id = 'a4002'");
  await holder.query('commit');
  holder.release();
  assert.deepEqual(await done, ['0016-proven-addresses.sql']);
  const { rows } = await pool.query(`select count(*) filter (where proven_email = email)::int as proven,
    count(*) filter (where proven_email is null)::int as others from accounts`);
  assert.deepEqual(rows, [{ proven: 2500, others: 2500 }]);
});

test('profiles that there are too many of, and zones of phone numbers, come out as they did', async () => {
  const pool = await firstRelease();
  await migrate(pool, { migrations: upTo('0050') });
  await pool.query(
    `insert into profiles (id, owner_id, account_id, phone)
     select 'p' || n, 'a' || n, 'a' || n, case when n <= $1 then '+919812345678' else '' end
     from generate_series(1, 5000) n`,
    [indiansAt],
  );
  await pool.query("insert into profiles (id, owner_id, account_id) values ('second', 'a1', 'a1')");
  await pool.query("update standings set zone = 'UTC'");
  await migrate(pool);
  const { rows } = await pool.query('select zone, count(*)::int from standings group by zone order by zone');
  assert.deepEqual(rows, [
    { zone: 'Asia/Kolkata', count: indiansAt },
    { zone: 'UTC', count: 5000 - indiansAt },
  ]);
  const second = await pool.query("select account_id from profiles where id = 'second'");
  assert.deepEqual(second.rows, [{ account_id: 'second' }]);
  const index = await pool.query(
    "select indisunique, indisvalid from pg_index where indexrelid = 'profiles_own'::regclass",
  );
  assert.deepEqual(index.rows, [{ indisunique: true, indisvalid: true }]);
});

test('children of before wait from then on, and lists keep their indexes', async () => {
  const pool = await firstRelease();
  await migrate(pool, { migrations: upTo('0025') });
  await pool.query(`alter table standings disable trigger standings_wait;
    update standings set birth_date = current_date - 5000 where account_id in ('a1', 'a4999');
    alter table standings enable trigger standings_wait`);
  assert.deepEqual(await migrate(pool, { migrations: upTo('0030') }), ['0025-guardian-waits-begun.sql']);
  const { rows } = await pool.query(
    'select account_id as id from standings where waits_since is not null order by account_id',
  );
  assert.deepEqual(rows, [{ id: 'a1' }, { id: 'a4999' }]);
  const { rows: indexes } = await pool.query(`select indexrelid::regclass::text as name from pg_index
    where indisvalid and indexrelid::regclass::text in
      ('profiles_shared', 'files_shared', 'profiles_role', 'profiles_location', 'standings_waits')`);
  assert.equal(indexes.length, 5);
});

test('a database that the former texts have made is taken as it is, and another change is not', async () => {
  const { pool } = await freshDatabase();
  const former = 'f0241719e7f846932f7e5c2770b9cf39430f560a1ec95147571b748da7e47028';
  await pool.query("update migrations set hash = $1 where name = '0015-codes.sql'", [former]);
  await pool.query("delete from migrations where name = '0016-proven-addresses.sql'");
  assert.deepEqual(await migrate(pool), ['0016-proven-addresses.sql']);
  await pool.query("update migrations set hash = 'another' where name = '0015-codes.sql'");
  await assert.rejects(migrate(pool), /0015-codes\.sql has been changed since it ran/);
});

test('indexes built under a lock stay as they are, and opportunities are filled in while queries run', async () => {
  const { pool, url } = await freshDatabase();
  const indexes = "select indexdef from pg_indexes where schemaname = 'public' order by indexname";
  const { rows: whole } = await pool.query(indexes);
  for (const [name, former] of [
    [
      '0149-notifications-of-a-subject.sql',
      '8687e51f94ab5e4303b36bbe17ccc89f6132e88d1db9b0237ac30c4d9c720c27',
    ],
    ['0180-applications.sql', '1952c973a277cd7ddd0c49eceb901b55cb9350870ad742274f62d8a73ddc704c'],
    ['0196-saved-searches.sql', '29cc33a4c47ec526acc3a9ce1699029986dfda4a22e0adffde6abd57d1a35b3d'],
    ['0198-fit-of-places.sql', 'bf2e89b97bb2618f38cf61e6b03150c48d7428fbc6bcb37daacf6f9f9edd5157'],
  ])
    await pool.query('update migrations set hash = $2 where name = $1', [name, former]);
  const added = [
    '0210-clocks-of-projects.sql',
    '0211-opened-opportunities.sql',
    '0212-remote-opportunities.sql',
    // 0298 has replaced the index that 0210 builds.
    '0298-who-is-late.sql',
  ];
  const again = () => pool.query('delete from migrations where name = any ($1)', [added]);
  await again();
  assert.deepEqual(await migrate(pool), added);
  assert.deepEqual((await pool.query(indexes)).rows, whole);

  await pool.query(
    'drop index clocks_of_projects, clocks_answers, opportunities_opened, opportunities_places, opportunities_fit',
  );
  await pool.query("create index opportunities_order on opportunities (sequence desc) where state = 'live'");
  await withoutRules(url, async (tx) => {
    await sql`insert into opportunities (id, project_id, slug, asked_as, said)
      select 'o' || n, 'p', 's' || n, 'a' || n, jsonb_build_object('kind', '', 'title', '', 'seats', 1, 'hoursAWeek', 1,
        'startsOn', '', 'place', '', 'mode', case n % 3 when 0 then 'Remote' when 1 then 'Both' else 'On site' end)
      from generate_series(1, 4500) n`.execute(tx);
  });
  await again();
  assert.deepEqual(await migrate(pool), added);
  const { rows } = await pool.query(
    "select is_remote, count(*)::int from opportunities group by is_remote, said ->> 'mode' order by is_remote",
  );
  assert.deepEqual(rows, [
    { is_remote: false, count: 1500 },
    { is_remote: true, count: 1500 },
    { is_remote: true, count: 1500 },
  ]);
  assert.deepEqual((await pool.query(indexes)).rows, whole);
});
