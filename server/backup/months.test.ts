import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { loadEvents, record } from '#core/ground/events.ts';
import { keepMonths } from '#core/ground/keep-months.ts';
import { countUnread } from '#core/notifications/count-unread.ts';
import { markRead } from '#core/notifications/mark-read.ts';
import { connect } from '#db/connect.ts';
import { migrate, readMigrations } from '#db/migrate.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { emptyDatabase } from '#tests/ground/empty-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const core = await freshCore();
const migrations = await readMigrations();
const asha = { id: 'asha' };

async function connectTo(url: string) {
  const connection = connect(url);
  atEnd(connection.close);
  return connection;
}

/** Backs up one database, restores it into another, and migrates that as the next start does. */
async function movedTo(from: string) {
  const [backups, files] = await Promise.all(
    ['backups', 'files'].map((name) => mkdtemp(path.join(tmpdir(), `saharambh-months-${name}-`))),
  );
  assert.ok(backups && files);
  atEnd(() => Promise.all([backups, files].map((one) => rm(one, { recursive: true, force: true }))));
  const target = { store: folderStore(backups), prefix: '' };
  const { db } = await connectTo(from);
  const parts = { core: { db, files: folderStore(files) }, target, secretFile: null, keep: 9 };
  await writeBackup({ ...parts, databaseUrl: from });
  const databaseUrl = await emptyDatabase(core.connection.url);
  await restoreBackup({ ...parts.core, target, databaseUrl, secretFile: path.join(files, 'secret') });
  const restored = await connectTo(databaseUrl);
  await migrate(restored.pool);
  return { ...core, db: restored.db, pool: restored.pool };
}

const account = `insert into accounts (id, email, target_id, name) values ('asha', 'asha@x.example', 'asha', 'Asha')`;
const notify = `insert into notifications (account_id, event_id, kind, subject_kind, subject_id, topic, read_at, created_at)
  select 'asha', id, 'project_published', 'project', 'x', 'teams', case when number = 1 then now() end, created_at
  from (select row_number() over (order by id) as number, * from events where name = 'of.before') as of`;
const partsOf = `select tableoid::regclass::text as part, count(*)::int from events where name = 'of.before' group by 1 order by 1`;

test('a backup from before there were months is restored whole, and events and notifications go on', async () => {
  const url = await emptyDatabase(core.connection.url);
  const { pool } = await connectTo(url);
  await migrate(pool, { migrations: migrations.filter(({ name }) => name < '0721') });
  await pool.query(account);
  const { rows } = await pool.query<{ id: string }>(
    `insert into events (name, account_id, created_at)
     select 'of.before', 'asha', now() - make_interval(months => 4 - n) from generate_series(1, 3) n returning id::text`,
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(`insert into done_reactions (event_id, reaction) select id, 'of-a-test' from events`);
  await pool.query(notify);
  const restored = await movedTo(url);
  assert.equal((await loadEvents(restored, ids)).length, 3);
  assert.deepEqual((await restored.pool.query(partsOf)).rows, [{ part: 'months.events_before', count: 3 }]);
  const done = await restored.pool.query('select from done_reactions');
  const told = await restored.pool.query<{ id: string }>('select id::text from notifications order by 1');
  assert.deepEqual([done.rowCount, told.rowCount, await countUnread(restored, asha)], [3, 3, 2]);
  await markRead(restored, asha, { notification: told.rows[2]?.id ?? '', isAlone: false });
  assert.equal(await countUnread(restored, asha), 0);
  await keepMonths(restored);
  await restored.db
    .transaction()
    .execute((tx) => record(tx, { name: 'accounts.updated', accountId: 'asha', subject: {} } as never));
  const last = await restored.pool.query(
    'select tableoid::regclass::text as part from events order by id desc limit 1',
  );
  assert.equal(last.rows[0]?.part, `months.events_${new Date().toISOString().slice(0, 7).replace('-', '_')}`);
});

test('a backup of months brings each event back into its month', async () => {
  const url = await emptyDatabase(core.connection.url);
  const { pool } = await connectTo(url);
  await migrate(pool);
  await pool.query(account);
  const month = (ago: number) => `now() - make_interval(months => ${ago})`;
  await pool.query(
    `insert into events (id, name, account_id, created_at) overriding system value
     values (first_event_id(${month(14)}), 'of.before', 'asha', ${month(11)}), (first_event_id(${month(2)}), 'of.before', 'asha', ${month(2)})`,
  );
  const restored = await movedTo(url);
  const { rows } = await restored.pool.query<{ part: string }>(partsOf);
  assert.deepEqual(
    rows.map(({ part }) => /^months\.events_\d{4}_\d\d$/.test(part)),
    [true, true],
  );
});
