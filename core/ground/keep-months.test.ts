import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { moveClock } from '#tests/ground/moved-clock.ts';
import { loadEvents, recentEventIds, record, type Tx } from './events.ts';
import { keepMonths } from './keep-months.ts';

const core = await freshCore();
const { pool } = core.connection;
const clock = await moveClock(core.connection.url, pool);

beforeEach(() => clock.set('2031-05-20 12:00Z'));

async function anEvent(accountId = 'asha'): Promise<string> {
  await core.db
    .transaction()
    .execute((tx) => record(tx, { name: 'accounts.updated', accountId, subject: {} } as never));
  const { rows } = await pool.query<{ id: string }>(
    'update events set created_at = clock.now() where id = (select max(id) from events) returning id::text',
  );
  return rows[0]?.id ?? '';
}

const partOf = async (id: string) =>
  (await pool.query('select tableoid::regclass::text as part from events where id = $1', [id])).rows[0]?.part;

const partsOf = async (table: string): Promise<string[]> =>
  (
    await pool.query(
      'select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = $1::regclass order by 1',
      [table],
    )
  ).rows.map(({ name }) => name.replace(`${table}_`, ''));

/** The parts of events that a piece of work looks at. */
async function looksAt(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  return core.db.transaction().execute(async (tx) => {
    const before = await scansOf(tx);
    await work(tx);
    const after = await scansOf(tx);
    return [...after].filter(([name, scans]) => scans > (before.get(name) ?? 0)).map(([name]) => name);
  });
}

async function scansOf(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; scans: number }>`
    select relname as name, (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_xact_all_tables
    where schemaname = 'months' order by 1`.execute(tx);
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

test('events of a month have its range of ids, and two more months are ready for theirs', async () => {
  await keepMonths(core);
  const may = await anEvent();
  assert.equal(await partOf(may), 'months.events_2031_05');
  for (const table of ['events', 'done_reactions']) {
    const parts = await partsOf(table);
    for (const month of ['2031_05', '2031_06', '2031_07'])
      assert.ok(parts.includes(month), `${table}: ${parts}`);
  }
  await clock.set('2031-06-01 00:00:01Z');
  const early = await anEvent();
  assert.equal(await partOf(early), 'months.events_2031_05', 'until the job has run');
  await keepMonths(core);
  const june = await anEvent();
  assert.equal(await partOf(june), 'months.events_2031_06');
  assert.ok(BigInt(may) < BigInt(early) && BigInt(early) < BigInt(june));
});

test('an id leads to the part of its month alone, and a look back to those of late months', async () => {
  await clock.set('2031-10-20 12:00Z');
  await keepMonths(core);
  const id = await anEvent();
  assert.deepEqual(await looksAt((tx) => loadEvents({ db: tx }, [id])), ['events_2031_10']);
  await clock.set('2031-11-01 00:00:01Z');
  await keepMonths(core);
  const parts = await looksAt(async (tx) => {
    assert.ok((await recentEventIds({ db: tx }, 12 * 86_400)).includes(id));
  });
  const expected = ['2031_09', '2031_10', '2031_11', '2031_12', '2032_01', 'other'];
  assert.deepEqual(
    parts.filter((part) => !expected.includes(part.replace('events_', ''))),
    [],
  );
  assert.ok((await partsOf('events')).includes('2031_05'), 'there is an earlier month');
});

test('a month is dropped a year after its end, with the reactions to its events, and not before', async () => {
  await clock.set('2032-03-10 00:00Z');
  await keepMonths(core);
  const id = await anEvent();
  await pool.query(`insert into done_reactions (event_id, reaction) values ($1, 'of-a-test')`, [id]);
  await clock.set('2033-03-31 23:59:50Z');
  await keepMonths(core);
  assert.equal(await partOf(id), 'months.events_2032_03');
  await clock.set('2033-04-01 00:00:01Z');
  await keepMonths(core);
  assert.equal(await partOf(id), undefined);
  for (const table of ['events', 'done_reactions'])
    assert.ok(!(await partsOf(table)).includes('2032_03'), table);
  const { rowCount } = await pool.query(`select from done_reactions where event_id = $1`, [id]);
  assert.equal(rowCount, 0);
});

test('a month with an event of the first minutes of the next one stays until that one is old as well', async () => {
  await clock.set('2034-03-10 00:00Z');
  await keepMonths(core);
  await clock.set('2034-04-01 00:09Z');
  const late = await anEvent();
  await clock.set('2035-04-01 00:05Z');
  await keepMonths(core);
  assert.equal(await partOf(late), 'months.events_2034_03');
  await clock.set('2035-04-01 00:10Z');
  await keepMonths(core);
  assert.equal(await partOf(late), undefined);
});

test('an event that came before the part of its month is in it afterwards', async () => {
  await clock.set('2036-01-10 00:00Z');
  await keepMonths(core);
  await pool.query(`insert into events (id, name, account_id) overriding system value
    values (first_event_id('2036-06-05') + 7, 'accounts.updated', 'early')`);
  const { rows } = await pool.query(`select id::text from events where account_id = 'early'`);
  const id = rows[0]?.id ?? '';
  assert.equal(await partOf(id), 'months.events_other');
  await clock.set('2036-06-10 00:00Z');
  await keepMonths(core);
  assert.equal(await partOf(id), 'months.events_2036_06');
});

test('ten runs at once make each part once, and give no id twice', async () => {
  await clock.set('2037-02-10 00:00Z');
  const write = () => pool.query("insert into events (name, account_id) values ('accounts.updated', 'ten')");
  await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? keepMonths(core) : write())));
  for (const table of ['events', 'done_reactions'])
    for (const month of ['2037_02', '2037_03', '2037_04'])
      assert.ok((await partsOf(table)).includes(month), month);
  assert.equal(await partOf(await anEvent()), 'months.events_2037_02');
});

test('a part that cannot be made at once fails soon, and the next run makes it', async () => {
  await clock.set('2038-02-10 00:00Z');
  const client = await pool.connect();
  await client.query('begin');
  await client.query('lock table months.events_other in access share mode');
  await assert.rejects(keepMonths(core), { code: '55P03' });
  await anEvent();
  await client.query('commit');
  client.release();
  await keepMonths(core);
  assert.ok((await partsOf('events')).includes('2038_04'));
});

test('until the part of a month stands, events go on in the part of a month before', async () => {
  await clock.set('2039-01-10 00:00Z');
  await keepMonths(core);
  await clock.set('2039-06-10 00:00Z');
  const client = await pool.connect();
  try {
    await client.query('begin; lock table months.events_other in access share mode');
    await assert.rejects(keepMonths(core), /lock timeout/);
    assert.equal(await partOf(await anEvent()), 'months.events_2039_01');
  } finally {
    await client.query('rollback');
    client.release();
  }
  await keepMonths(core);
  assert.equal(await partOf(await anEvent()), 'months.events_2039_06');
});
