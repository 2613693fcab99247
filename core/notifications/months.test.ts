import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { hold } from '#tests/ground/held-row.ts';
import { moveClock } from '#tests/ground/moved-clock.ts';
import type { Tx } from '../ground/events.ts';
import { keepMonths as keepMonthsOfEvents } from '../ground/keep-months.ts';
import { countUnread } from './count-unread.ts';
import { forgetOld } from './forget-old.ts';
import { keepMonths } from './keep-months.ts';
import { listNotifications } from './list-notifications.ts';
import { notificationLiveUpdates } from './live-updates.ts';
import { markRead } from './mark-read.ts';
import { writeRows } from './steps/write-notifications.ts';

const core = await freshCore();
const { pool } = core.connection;
const clock = await moveClock(core.connection.url, pool);
// Defaults were bound to the real clock when the table was made.
await pool.query('alter table notifications alter column month set default first_event_id(clock.now())');
let events = 0;

beforeEach(() => clock.set('2031-05-20 12:00Z'));

async function moveTo(at: string): Promise<void> {
  await clock.set(at);
  await keepMonthsOfEvents(core);
  await keepMonths(core);
}

/** A notification of an event of this month. Resolves to its event. */
async function notify(
  accountId: string,
  subjectId = 'x',
  kind = 'project_published' as const,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select (first_event_id(now()) + $1)::text as id', [
    ++events,
  ]);
  const eventId = rows[0]?.id ?? '';
  await core.db
    .transaction()
    .execute((tx) => writeRows(tx, [{ accountId, kind, subjectId, eventId, at: new Date() }]));
  return eventId;
}

const idsOf = async (accountId: string): Promise<string[]> =>
  (
    await pool.query('select id::text from notifications where account_id = $1 order by notifications.id', [
      accountId,
    ])
  ).rows.map(({ id }) => id);

const parts = async (): Promise<string[]> =>
  (
    await pool.query(
      `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
       where inhparent = 'notifications'::regclass order by 1`,
    )
  ).rows.map(({ name }) => name.replace('notifications_', ''));

/** The parts of notifications that a piece of work looks at. */
async function looksAt(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  return core.db.transaction().execute(async (tx) => {
    const scans = async () => {
      const { rows } = await sql<{ name: string; scans: number }>`
        select relname as name, (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_xact_all_tables
        where schemaname = 'months' and relname like 'notifications%' order by 1`.execute(tx);
      return new Map(rows.map(({ name, scans }) => [name.replace('notifications_', ''), scans]));
    };
    const before = await scans();
    await work(tx);
    return [...(await scans())]
      .filter(([name, after]) => after > (before.get(name) ?? 0))
      .map(([name]) => name);
  });
}

test('notifications from before there were months go by their own month, and their part with the last', async () => {
  const asha = await member(core, { password: null });
  await moveTo('2030-05-20 12:00Z');
  const insert = (id: number, at: string) =>
    pool.query(
      `insert into notifications (id, month, account_id, event_id, kind, subject_kind, subject_id, topic, created_at)
       overriding system value values ($1, 0, $2, $1, 'project_published', 'project', 'x', 'teams', $3)`,
      [id, asha.id, at],
    );
  await insert(11, '2030-01-31 23:00Z');
  await insert(12, '2030-02-01 01:00Z');
  // 1 January and 180 days.
  await moveTo('2030-06-29 23:59Z');
  await forgetOld(core);
  assert.equal(await countUnread(core, asha), 2);
  await moveTo('2030-06-30 00:01Z');
  await forgetOld(core);
  assert.deepEqual(await idsOf(asha.id), ['12']);
  assert.equal(await countUnread(core, asha), 1);
  assert.ok((await parts()).includes('before'));
  await moveTo('2030-08-01 00:00Z');
  await forgetOld(core);
  assert.equal(await countUnread(core, asha), 0);
  assert.ok(!(await parts()).includes('before'));
});

test('a month goes half a year after its first day, with its unread notifications, and not before', async () => {
  const asha = await member(core, { password: null });
  await moveTo('2031-05-31 23:59Z');
  const [unread, read] = [await notify(asha.id), await notify(asha.id)];
  const [, second = ''] = await idsOf(asha.id);
  await markRead(core, asha, { notification: second, isAlone: true });
  await moveTo('2031-06-01 00:01Z');
  await notify(asha.id);
  assert.equal(await countUnread(core, asha), 2);
  // 1 May and 180 days.
  await moveTo('2031-10-27 23:59Z');
  await forgetOld(core);
  assert.equal((await idsOf(asha.id)).length, 3, `${unread} and ${read} are kept`);
  await moveTo('2031-10-28 00:01Z');
  await forgetOld(core);
  assert.equal((await idsOf(asha.id)).length, 1);
  assert.equal(await countUnread(core, asha), 1, 'of June');
  assert.ok(!(await parts()).includes('2031_05') && (await parts()).includes('2031_06'));
});

test('the number in the header looks at no part, a live update at late months alone', async () => {
  const asha = await member(core, { password: null });
  await moveTo('2033-05-20 12:00Z');
  await notify(asha.id);
  await moveTo('2033-08-20 12:00Z');
  const eventId = await notify(asha.id);
  const [first = '', last = ''] = await idsOf(asha.id);
  assert.deepEqual(await looksAt((tx) => countUnread({ db: tx }, asha)), []);
  const told = notificationLiveUpdates['notifications.written'];
  const late = await looksAt(async (tx) => {
    const found = await told?.({ ...core, db: tx } as never, { subject: { eventId } } as never);
    assert.ok(found && found.length > 0);
  });
  assert.deepEqual(
    late.filter((part) => !['2033_08', '2033_09', '2033_10', 'other'].includes(part)),
    [],
  );
  const list = await listNotifications(core, asha, { cursor: last });
  assert.deepEqual(
    list.notifications.map(({ $id }) => $id),
    [],
    'its project is not there',
  );
  await markRead(core, asha, { notification: first, isAlone: true });
  assert.equal(await countUnread(core, asha), 1);
});

test('a notification joins an unread one of a month before, and follows a read one', async () => {
  const asha = await member(core, { password: null });
  const joined = (eventId: string) =>
    pool.query(
      `insert into notifications (account_id, event_id, kind, subject_kind, subject_id, topic, is_joined)
       values ($1, $2, 'message_sent', 'conversation', 'c', 'messages', true) on conflict do nothing`,
      [asha.id, eventId],
    );
  await moveTo('2034-03-31 12:00Z');
  await joined('1');
  await moveTo('2034-04-01 12:00Z');
  await Promise.all(['2', '3', '4'].map(joined));
  const [only = '', ...others] = await idsOf(asha.id);
  assert.deepEqual(others, []);
  await markRead(core, asha, { notification: only, isAlone: false });
  await Promise.all(['5', '6', '7'].map(joined));
  assert.equal((await idsOf(asha.id)).length, 2);
  assert.equal(await countUnread(core, asha), 1);
});

test('ten marks and ten notifications at once leave the number right', async () => {
  const asha = await member(core, { password: null });
  await moveTo('2035-03-10 12:00Z');
  for (let at = 0; at < 10; at++) await notify(asha.id, `of ${at}`);
  const ids = await idsOf(asha.id);
  await Promise.all([
    ...ids.map((notification, at) => markRead(core, asha, { notification, isAlone: at % 2 === 0 })),
    ...ids.map((_, at) => notify(asha.id, `after ${at}`)),
  ]);
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int from notifications where account_id = $1 and read_at is null',
    [asha.id],
  );
  assert.deepEqual([rows[0]?.count, await countUnread(core, asha)], [10, 10]);
});

test('an unread notification that another statement holds goes with its month all the same', async () => {
  const asha = await member(core, { password: null });
  await moveTo('2036-03-10 12:00Z');
  await notify(asha.id);
  await notify(asha.id);
  await moveTo('2036-09-10 12:00Z');
  const held = await hold(core, 'select from unread_notifications where account_id = $1 limit 1 for update', [
    asha.id,
  ]);
  const forgetting = forgetOld(core);
  await held.waiters(1);
  await held.release();
  await forgetting;
  assert.equal(await countUnread(core, asha), 0);
  assert.ok(!(await parts()).includes('2036_03'));
});

test('an unread notification that came before the part of its month is still unread in it', async () => {
  const asha = await member(core, { password: null });
  await moveTo('2037-01-10 12:00Z');
  await pool.query(
    `insert into notifications (month, account_id, event_id, kind, subject_kind, subject_id, topic)
     values (first_event_id('2037-06-05'), $1, first_event_id('2037-06-05'), 'project_published', 'project', 'x', 'teams')`,
    [asha.id],
  );
  await moveTo('2037-06-10 12:00Z');
  const { rows } = await pool.query(
    'select tableoid::regclass::text as part from notifications where account_id = $1',
    [asha.id],
  );
  assert.deepEqual(rows, [{ part: 'months.notifications_2037_06' }]);
  assert.equal(await countUnread(core, asha), 1);
});
