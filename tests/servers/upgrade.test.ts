import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate, readMigrations, SchemaFault } from '#db/migrate.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { assertNoneFailed, roomsOfAdults, traffic } from '#tests/servers/traffic.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';

const known = await readMigrations();
const extra = (name: string, text: string) => ({ name, text, hash: name });

test('a server goes on while a newer one adds columns to every table', async () => {
  const core = await freshCore();
  const session = sessionOf(await member(core));
  const server = await startServer({ DATABASE_URL: core.connection.url, LOG_LEVEL: 'error' });
  atEnd(() => server.stop());
  const { rows } = await core.connection.pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'migrations'",
  );
  const stop = traffic(server.origin, session, roomsOfAdults);
  await sleep(500);
  const migrations = [...known];
  for (const [at, { name }] of rows.entries()) {
    migrations.push(
      extra(
        `9${String(at).padStart(3, '0')}.sql`,
        `alter table "${name}" add column added text not null default ''`,
      ),
    );
    // Each runs in a transaction of its own; to look what is left to run takes longer than most of them.
    if (at % 10 === 9) await migrate(core.connection.pool, { migrations });
  }
  migrations.push(
    extra(
      '9990.sql',
      '-- outside a transaction\ncreate index concurrently accounts_added on accounts (added)',
    ),
  );
  await migrate(core.connection.pool, { migrations });
  await sleep(500);
  assertNoneFailed(await stop());
});

test('a held lock makes a migration retry in short tries, and no other statement waits', async () => {
  const { connection } = await freshCore();
  const holder = new pg.Client({ connectionString: connection.url });
  await holder.connect();
  await holder.query('begin; select * from accounts');
  const waits: string[] = [];
  const migrations = [...known, extra('9000.sql', 'alter table accounts add column added text')];
  const done = migrate(connection.pool, { migrations, onWait: (why) => waits.push(why) });
  while (waits.length < 2) await sleep(50);
  await connection.pool.query('select count(*) from accounts');
  await holder.query('commit');
  await holder.end();
  assert.deepEqual(await done, ['9000.sql']);
});

test('a migration releases its locks before PostgreSQL ends a writer in a deadlock', async () => {
  const { connection } = await freshCore();
  const { pool } = connection;
  await pool.query('create table one (n int); create table two (n int)');
  const writer = await pool.connect();
  await writer.query('begin; insert into two values (1)');
  const text = 'alter table one add added text; select pg_sleep(0.4); alter table two add added text';
  const waits: string[] = [];
  const done = migrate(pool, {
    migrations: [...known, extra('9000.sql', text)],
    onWait: (why) => waits.push(why),
  });
  const isHeld = `select from pg_locks where relation = 'one'::regclass and mode = 'AccessExclusiveLock' and granted`;
  while ((await pool.query(isHeld)).rowCount === 0) await sleep(10);
  const written = await writer.query('insert into one values (1)').then(String, String);
  await writer.query('commit');
  writer.release();
  assert.deepEqual(await done, ['9000.sql']);
  assert.equal(written, '[object Object]', 'the writer was not ended');
  assert.ok(waits.length > 0, 'it let go at least once');
});

test('a half-built index is built again, and a newer schema is refused in a sentence', async () => {
  const { connection } = await freshCore();
  const { pool } = connection;
  await pool.query("insert into job_runners (id) values ('a'), ('b')");
  const failing = extra(
    '9001.sql',
    '-- outside a transaction\ncreate unique index concurrently one_only on job_runners ((1))',
  );
  await assert.rejects(migrate(pool, { migrations: [...known, failing] }), { code: '23505' });
  await pool.query('delete from job_runners');
  assert.deepEqual(await migrate(pool, { migrations: [...known, failing] }), ['9001.sql']);
  const { rows } = await pool.query(
    "select indisvalid from pg_index where indexrelid = 'one_only'::regclass",
  );
  assert.deepEqual(rows, [{ indisvalid: true }]);
  await assert.rejects(migrate(pool), (error) => {
    assert.ok(error instanceof SchemaFault);
    assert.match(
      error.message,
      /^The database was migrated by a newer version \(9001\.sql\)\. Run that version\.$/,
    );
    return true;
  });
});
