import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd, freshDatabase } from '#tests/ground/database.ts';
import { hold } from '#tests/ground/held-row.ts';
import { migrate, readMigrations } from './migrate.ts';

const migrations = await readMigrations();
const upTo = (name: string) => migrations.filter((migration) => migration.name < name);

/** As the version before writes, marks as read and counts, with names that its connections keep. */
const written = {
  name: 'written',
  text: `insert into notifications (account_id, event_id, kind, subject_kind, subject_id, topic, is_joined)
    values ('asha', $1, 'message_sent', 'conversation', $2, 'messages', $3) on conflict do nothing returning id::text`,
};
const marked = {
  name: 'marked',
  text: `update notifications set read_at = now(), mail_at = null where account_id = 'asha' and id = $1 and read_at is null`,
};
const counted = {
  name: 'counted',
  text: `select count(*)::int from notifications where account_id = 'asha' and read_at is null`,
};

async function schemaOfBefore() {
  const database = await freshDatabase();
  const { pool } = database;
  await pool.query('drop schema public cascade; drop schema months cascade; create schema public');
  await migrate(pool, { migrations: upTo('0749') });
  await pool.query(
    `insert into accounts (id, email, target_id, name) values ('asha', 'asha@x.example', 'asha', 'Asha')`,
  );
  return database;
}

test('notifications from before stay, and the version before writes, joins, marks and counts on', async () => {
  const { pool } = await schemaOfBefore();
  const client = await pool.connect();
  atEnd(() => client.release());
  let event = 0;
  const write = async (subject = 'own', isJoined = false): Promise<string | undefined> => {
    const { rows } = await client.query({ ...written, values: [++event, subject, isJoined] });
    return rows[0]?.id;
  };
  const mark = (id = '') => client.query({ ...marked, values: [id] });
  const count = async () => (await client.query(counted)).rows[0].count;
  const before = [await write(), await write(), await write()];
  await mark(before[0]);
  assert.ok(await write('joined', true));
  let isOver = false;
  const meanwhile: (string | undefined)[] = [];
  const writing = (async () => {
    while (!isOver) {
      meanwhile.push(await write());
      assert.equal(await write('joined', true), undefined, 'it joins the unread one');
      if (meanwhile.length % 2 === 0) await mark(meanwhile.at(-1));
      await sleep(5);
    }
  })();
  await migrate(pool, { migrations: upTo('0752') });
  await sleep(50);
  isOver = true;
  await writing;
  await mark(before[1]);
  const after = [await write(), await write()];
  await mark(after[0]);
  const ids = [...before, ...meanwhile, ...after].map((id) => BigInt(id ?? 0));
  assert.deepEqual(
    ids,
    ids.toSorted((one, other) => Number(one - other)),
    'each id is above those before',
  );
  const { rows } = await client.query<{ part: string }>(
    `select tableoid::regclass::text as part from notifications group by 1 order by 1`,
  );
  const month = new Date().toISOString().slice(0, 7).replace('-', '_');
  assert.deepEqual(
    rows.map(({ part }) => part),
    [`months.notifications_${month}`, 'months.notifications_before'],
  );
  const noted = await client.query<{ count: number }>('select count(*)::int from unread_notifications');
  const unread = ids.length + 1 - 3 - Math.floor(meanwhile.length / 2);
  assert.deepEqual([await count(), noted.rows[0]?.count], [unread, unread]);
});

test('a notification that is read while those of before are noted does not count as unread', async () => {
  const { pool, ...database } = await schemaOfBefore();
  const write = async (event: number): Promise<string> =>
    (await pool.query({ ...written, values: [event, 'joined', true] })).rows[0]?.id;
  const id = await write(1);
  await migrate(pool, { migrations: upTo('0750') });
  const reading = await hold({ connection: { pool, ...database } }, marked.text, [id]);
  const migrating = migrate(pool, { migrations: upTo('0752') });
  await reading.waiters(1);
  await reading.release();
  await migrating;
  const noted = async () => (await pool.query('select event_id::text as id from unread_notifications')).rows;
  assert.deepEqual(await noted(), []);
  await write(2);
  assert.deepEqual(await noted(), [{ id: '2' }]);
});
