import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd, freshDatabase } from '#tests/ground/database.ts';
import { migrate, readMigrations } from './migrate.ts';

const migrations = await readMigrations();
const upTo = (name: string) => migrations.filter((migration) => migration.name < name);

/** As the version before writes, with names that its connections keep. */
const written = {
  name: 'one',
  text: 'insert into events (name, account_id) values ($1, null) returning id::text',
};
const several = {
  name: 'several',
  text: `insert into events (id, name, account_id) overriding system value
    select nextval('events_id_seq'), $1, null returning id::text`,
};
const reacted = {
  name: 'reacted',
  text: `insert into done_reactions (event_id, reaction) values ($1, 'of-a-test') on conflict do nothing`,
};

test('events from before stay, and a connection of the version before goes on writing new ones', async () => {
  const { pool } = await freshDatabase();
  await pool.query('drop schema public cascade; create schema public');
  await migrate(pool, { migrations: upTo('0721') });
  const client = await pool.connect();
  atEnd(() => client.release());
  const write = async (how: typeof written): Promise<string> => {
    const { rows } = await client.query({ ...how, values: ['of.before'] });
    await client.query({ ...reacted, values: [rows[0].id] });
    return rows[0].id;
  };
  const before = [await write(written), await write(several)];
  let isOver = false;
  const meanwhile: string[] = [];
  const writing = (async () => {
    while (!isOver) {
      meanwhile.push(await write(meanwhile.length % 2 === 0 ? written : several));
      await sleep(5);
    }
  })();
  await migrate(pool, { migrations: upTo('0724') });
  await sleep(50);
  isOver = true;
  await writing;
  const after = [await write(written), await write(several)];
  const ids = [...before, ...meanwhile, ...after];
  assert.deepEqual(
    ids,
    ids.toSorted((one, other) => Number(BigInt(one) - BigInt(other))),
    'each id is above those before',
  );
  const { rows } = await client.query<{ part: string; count: number }>(
    `select events.tableoid::regclass::text as part, count(*)::int from events
     join done_reactions on event_id = events.id and events.id = any($1::bigint[]) group by 1 order by 1`,
    [ids],
  );
  const month = new Date().toISOString().slice(0, 7).replace('-', '_');
  assert.deepEqual(
    rows.map(({ part }) => part),
    [`months.events_${month}`, 'months.events_before'],
  );
  assert.equal(
    rows.reduce((sum, { count }) => sum + count, 0),
    ids.length,
  );
});
