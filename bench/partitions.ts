import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connect } from '#db/connect.ts';
import { migrate, readMigrations } from '#db/migrate.ts';
import { startDatabase } from './servers.ts';

// npm run bench:partitions [-- --events 10000000 --notifications 10000000]: how long a writer waits while a database with so many rows
// is migrated so that they are parted by month, and how long a month takes to be dropped or deleted. The rows are made before migration
// 0721; a fifth of the notifications is unread.
const { values: options } = parseArgs({
  options: {
    events: { type: 'string', default: '10000000' },
    notifications: { type: 'string', default: '10000000' },
    writers: { type: 'string', default: '4' },
  },
});
const count = Number(options.events);
const notifications = Number(options.notifications);
const first = '0721';

/** As `record` and a reaction write (core/ground/events.ts, core/collected/reactions.ts), by versions before and after. */
const writes = [
  `insert into events (name, account_id, subject) values ('accounts.updated', 'writer', '{}') returning id`,
  `insert into events (id, name, account_id, subject) overriding system value
   values (nextval('events_id_seq'), 'accounts.updated', 'writer', '{}') returning id`,
];
const notify = `insert into notifications (account_id, event_id, kind, subject_kind, subject_id, topic)
  values ('account' || $1::bigint % 1000 + 1, $1, 'project_published', 'project', 'x', 'teams') on conflict do nothing returning account_id, id`;
const markRead =
  'update notifications set read_at = now() where account_id = $1 and id = $2 and read_at is null';
const react = `insert into done_reactions (event_id, reaction) values ($1, 'of-a-writer')`;

const cluster = await startDatabase();
try {
  const url = cluster.url('postgres');
  const { pool, close } = connect(url, { longest: 3_600_000 });
  const migrations = await readMigrations();
  const before = migrations.filter(({ name }) => name < first);
  await migrate(pool, { migrations: before });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await timed(`${count.toLocaleString('en')} events made, a reaction to every second one`, async () => {
    await client.query(
      `insert into events (name, account_id, subject, created_at)
       select 'accounts.updated', 'account' || n % 100000, jsonb_build_object('projectId', 'project' || n % 1000),
         now() - interval '1 day' * (300.0 * ($1::int - n) / $1::int) from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into done_reactions (event_id, reaction) select id, 'of-a-bench' from events where id % 2 = 0`,
    );
    await client.query('vacuum analyze events');
    await client.query('vacuum analyze done_reactions');
  });
  await timed(`${notifications.toLocaleString('en')} notifications made`, async () => {
    await client.query(
      `insert into accounts (id, email, target_id) select 'account' || n, 'account' || n || '@bench.example', 'account' || n
       from generate_series(1, 100000) n`,
    );
    const again = await withoutIndexes(client, 'notifications');
    await client.query(
      `insert into notifications (account_id, event_id, kind, subject_kind, subject_id, topic, created_at, read_at)
       select 'account' || n % 100000 + 1, -n, 'project_published', 'project', 'project' || n % 1000, 'teams', at,
         case when n % 5 <> 0 then at end
       from (select n, now() - interval '1 day' * (180.0 * ($1::int - n) / $1::int) as at from generate_series(1, $1::int) n) as one`,
      [notifications],
    );
    for (const statement of again) await client.query(statement);
    await client.query('vacuum analyze notifications');
  });

  const alone = await withWriters(url, () => sleep(3000));
  console.log(`writers alone: ${say(alone)}`);
  for (let done = before.length + 1; done <= migrations.length; done++) {
    let name = '';
    let tries = 0;
    const began = performance.now();
    const waited = await withWriters(url, async () => {
      [name = ''] = await migrate(pool, {
        migrations: migrations.slice(0, done),
        onWait: () => (tries += 1),
      });
    });
    console.log(
      `${name}: ${seconds(performance.now() - began)}, tried again ${tries} times; writers: ${say(waited)}`,
    );
  }
  await compare(client);
  await compareNotifications(client);
  await client.end();
  await close();
} finally {
  await cluster.stop();
}

/** Drops the keys and indexes of a table, which is filled faster without. Resolves to the statements that make them again. */
async function withoutIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u', 'f')
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid) from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
}

type Waited = { longest: number; writes: number };

/** Writers begin before the work and end after it; each write is a transaction of an event, a reaction and a notification that is read. */
async function withWriters(url: string, work: () => Promise<unknown>): Promise<Waited> {
  let isOver = false;
  const waited = { longest: 0, writes: 0 };
  const write = async (turn: number) => {
    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    while (!isOver) {
      const began = performance.now();
      await writer.query('begin');
      const { rows } = await writer.query(writes[turn++ % writes.length] ?? '');
      await writer.query(react, [rows[0].id]);
      const told = await writer.query(notify, [rows[0].id]);
      await writer.query(markRead, [told.rows[0]?.account_id, told.rows[0]?.id]);
      await writer.query('commit');
      waited.longest = Math.max(waited.longest, performance.now() - began);
      waited.writes += 1;
      await sleep(2);
    }
    await writer.end();
  };
  const running = Promise.all(Array.from({ length: Number(options.writers) }, (_, at) => write(at)));
  await sleep(500);
  await work();
  await sleep(500);
  isOver = true;
  await running;
  return waited;
}

/** The same rows in the parts of two months: one is deleted, as before, the other dropped. */
async function compare(client: pg.Client): Promise<void> {
  const rows = Math.round(count / 12);
  const parts = await client.query<{ name: string; first: string }>(
    `select relname as name, first_event_id(to_date(right(relname, 7), 'YYYY_MM')::timestamp at time zone 'UTC')::text as first
     from pg_class where relnamespace = 'months'::regnamespace and relname ~ '^events_[0-9]{4}_[0-9]{2}$' order by 1 desc limit 2`,
  );
  for (const { first } of parts.rows)
    await client.query(
      `insert into events (id, name, account_id, subject, created_at) overriding system value
       select $1::bigint + n, 'accounts.updated', 'account' || n % 100000, '{"projectId": "project"}', now() - interval '2 years'
       from generate_series(1, $2::int) n`,
      [first, rows],
    );
  const [dropped, deleted] = parts.rows;
  if (!dropped || !deleted) throw new Error('There are no parts.');
  await client.query('vacuum analyze events');
  await client.query('checkpoint');
  const what = `a month of ${rows.toLocaleString('en')} events`;
  const ofDelete = await logged(
    client,
    `delete from events where created_at < now() - interval '1 year' and id < ${dropped.first}`,
  );
  const ofVacuum = await logged(client, `vacuum months.${deleted.name}`);
  const ofDrop = await logged(client, `drop table months.${dropped.name}`);
  console.log(`${what} deleted: ${ofDelete.said}; and vacuumed: ${ofVacuum.said}; dropped: ${ofDrop.said}`);
  console.log(`dropped in ${(ofDrop.took / (ofDelete.took + ofVacuum.took)).toFixed(4)} of the time`);
}

/** As many notifications in the undivided part, with its indexes, and in that of a month, a fifth of both unread. */
async function compareNotifications(client: pg.Client): Promise<void> {
  const rows = Math.round(notifications / 6);
  const { rows: parts } = await client.query<{ name: string; first: string }>(
    `select relname as name, first_event_id(to_date(right(relname, 7), 'YYYY_MM')::timestamp at time zone 'UTC')::text as first
     from pg_class where relnamespace = 'months'::regnamespace and relname ~ '^notifications_[0-9]{4}_[0-9]{2}$' order by 1 desc limit 1`,
  );
  const [month] = parts;
  if (!month) throw new Error('There are no parts of notifications.');
  await client.query(
    `insert into notifications (month, account_id, event_id, kind, subject_kind, subject_id, topic, read_at)
     select $1::bigint, 'account' || n % 100000 + 1, $1::bigint + n, 'project_published', 'project', 'project' || n % 1000, 'teams',
       case when n % 5 <> 0 then now() end from generate_series(1, $2::int) n`,
    [month.first, rows],
  );
  await client.query('vacuum analyze notifications');
  await client.query('vacuum analyze unread_notifications');
  await client.query('checkpoint');
  const ofDelete = await logged(
    client,
    `delete from months.notifications_before where ctid = any(array(
       select ctid from months.notifications_before order by created_at limit ${rows}))`,
  );
  const ofVacuum = await logged(client, 'vacuum months.notifications_before');
  const ofUnread = await logged(client, `delete from unread_notifications where month >= ${month.first}`);
  const ofUnreadVacuum = await logged(client, 'vacuum unread_notifications');
  const ofDrop = await logged(client, `drop table months.${month.name}`);
  console.log(
    `a month of ${rows.toLocaleString('en')} notifications deleted: ${ofDelete.said}; and vacuumed: ${ofVacuum.said}; its unread ones deleted: ${ofUnread.said}; and vacuumed: ${ofUnreadVacuum.said}; dropped: ${ofDrop.said}`,
  );
  const took = ofUnread.took + ofUnreadVacuum.took + ofDrop.took;
  console.log(`gone in ${(took / (ofDelete.took + ofVacuum.took)).toFixed(3)} of the time`);
}

async function logged(client: pg.Client, statement: string): Promise<{ took: number; said: string }> {
  const position = async () => (await client.query('select pg_current_wal_insert_lsn() as at')).rows[0].at;
  const from = await position();
  const began = performance.now();
  await client.query(statement);
  const took = performance.now() - began;
  const { rows } = await client.query('select $2::pg_lsn - $1::pg_lsn as bytes', [from, await position()]);
  return { took, said: `${took.toFixed(0)} ms, ${(Number(rows[0].bytes) / 1e6).toFixed(2)} MB of log` };
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${what}: ${seconds(performance.now() - began)}`);
}

function say({ longest, writes: written }: Waited): string {
  return `${written} transactions, the longest took ${longest.toFixed(0)} ms`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
