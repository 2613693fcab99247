import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { CountingSocket } from '#tests/ground/counting-socket.ts';
import { atEnd } from '#tests/ground/database.ts';
import { startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { until } from '#tests/servers/launch.ts';
import { openWay, startReplica } from '#tests/servers/streaming-replica.ts';
import { connect } from './connect.ts';
import { isDatabaseGone } from './gone.ts';
import { nameStatements } from './named-statements.ts';
import { beyondAll, readPosition } from './positions.ts';
import { newReading, type Reading, readingAs } from './reading.ts';
import { asList, byKey } from './reads.ts';
import { mostBehind } from './replicas.ts';

const primary = await startExternalPostgres(['wal_keep_size=64MB']);
atEnd(primary.stop);
const replica = await startReplica(primary);
atEnd(replica.stop);
const [known] = await replica.ask('select system_identifier::text as cluster from pg_control_system()');
const { db, replicas, close } = connect(primary.url, {
  onPulse() {},
  replicas: { urls: [replica.url], cluster: String(known?.cluster), onChange() {} },
});
atEnd(close);
await sql`create table things (n int)`.execute(db);

const figures = () => replicas?.figures()[0] ?? assert.fail('there is one');
const countOf = (over = db) => sql<{ n: number }>`select count(*)::int as n from things`.execute(over);
/** The number of things that a list of this request shows. */
const listed = async (reading: Reading) =>
  (await readingAs(reading, () => countOf(asList(db)))).rows[0]?.n ?? assert.fail('a row');
const inserted = (reading: Reading) =>
  readingAs(reading, () => sql`insert into things values (1)`.execute(db));
/** The next request of the same caller. */
const after = ({ wrote }: Reading) => newReading(readPosition(wrote) ?? beyondAll);
const untilUsed = (is = true) => until(() => figures().isUsed === is);
const untilReplayed = (reading: Reading) => until(() => replicas?.choose(after(reading)) !== null);

const [yes, not] = [() => true, () => false];

/** How many of its reads the replica answers during `work`. */
async function answeredIn(work: () => Promise<unknown>): Promise<number> {
  const before = figures().answered;
  await work();
  return figures().answered - before;
}

test('lists of requests and all reads of public pages go to the replica, all else to the primary', async () => {
  await untilUsed();
  const wrote = newReading(0);
  await inserted(wrote);
  await untilReplayed(wrote);
  const inTransaction = () =>
    db.transaction().execute((tx) => sql`insert into things select 1 from things where false`.execute(tx));
  const answered = {
    list: await answeredIn(() => listed(newReading(0))),
    public: await answeredIn(() => readingAs(newReading(0, true), () => countOf())),
    personal: await answeredIn(() => readingAs(newReading(0), () => countOf())),
    job: await answeredIn(() => countOf(asList(db))),
    transaction: await answeredIn(() => readingAs(newReading(0, true), inTransaction)),
    signedInWithout: await answeredIn(() => listed(newReading(beyondAll))),
  };
  assert.deepEqual(answered, {
    list: 1,
    public: 1,
    personal: 0,
    job: 0,
    transaction: 0,
    signedInWithout: 0,
  });
});

test('a write in a public read, and a table that the replica lacks, are asked of the primary', async () => {
  await replica.ask('select pg_wal_replay_pause()');
  await sql`create table fresh (n int)`.execute(db);
  const asked = readingAs(newReading(0), () => sql`select from fresh`.execute(asList(db)));
  assert.equal((await asked).rows.length, 0);
  await replica.ask('select pg_wal_replay_resume()');
  assert.ok(figures().askedAgain > 0);
  const wrote = newReading(0, true);
  await inserted(wrote);
  assert.ok(readPosition(wrote.wrote));
});

test('with replay paused a caller reads what they wrote at once, and after 5 s all callers do', async () => {
  await untilUsed();
  const first = newReading(0);
  await inserted(first);
  await untilReplayed(first);
  const before = await listed(newReading(0));
  await replica.ask('select pg_wal_replay_pause()');
  const own = newReading(0);
  await inserted(own);
  const began = performance.now();
  assert.deepEqual([await listed(own), await listed(after(own))], [before + 1, before + 1]);
  assert.equal(await listed(newReading(0)), before, 'others may read what was true a moment ago');
  await untilUsed(false);
  const ms = performance.now() - began;
  assert.ok(ms > mostBehind - 500 && ms < mostBehind + 3000, `not used after ${ms} ms`);
  assert.ok(figures().lagSeconds > 4.9, `${figures().lagSeconds} s`);
  assert.equal(await listed(newReading(0)), before + 1);
  await replica.ask('select pg_wal_replay_resume()');
  await untilReplayed(own);
  assert.equal(await answeredIn(() => listed(after(own))), 1);
});

test('a frozen or killed replica fails no read, also none under way, and is used again later', async () => {
  const expected = await listed(newReading(beyondAll));
  await untilUsed();
  await replica.signal('SIGSTOP');
  const began = performance.now();
  const frozen = await Promise.all(Array.from({ length: 4 }, () => listed(newReading(0))));
  await replica.signal('SIGCONT');
  assert.deepEqual(frozen, [expected, expected, expected, expected]);
  assert.ok(performance.now() - began < 4500);
  await untilUsed();
  const killedAt = performance.now();
  process.kill(replica.pid() ?? 0, 'SIGKILL');
  while (performance.now() - killedAt < 1500) {
    assert.equal(await listed(newReading(0)), expected);
    await sleep(5);
  }
  await untilUsed();
});

test('while the primary is away the replica goes on answering lists', async (t) => {
  await untilUsed();
  const wrote = newReading(0);
  await inserted(wrote);
  await untilReplayed(wrote);
  const expected = await listed(after(wrote));
  const away = primary.stayAway(1000);
  t.after(() => away);
  // Asked without a write: on a busy machine the primary still answers for a moment, and the list must not grow.
  await until(() => countOf().then(not, yes));
  assert.equal(await answeredIn(async () => assert.equal(await listed(newReading(0)), expected)), 1);
  await away;
  await until(() => countOf().then(yes, not));
  await untilUsed();
});

test('an address that leads to a standby counts as away, and its connections end', async (t) => {
  const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
  const way = await openWay(portOf(primary));
  const url = `postgres://saharambh@127.0.0.1:${way.port}/journey`;
  const led = connect(url, { onPulse() {} });
  t.after(async () => {
    await led.close();
    way.stop();
  });
  assert.ok((await countOf(led.db)).rows[0]);
  way.leadTo(portOf(replica));
  const lost = until(() => led.pulse?.isThere() === false);
  // It may connect to the standby before that is known.
  await countOf(byKey(led.db)).catch(() => {});
  await lost;
  await assert.rejects(countOf(byKey(led.db)), isDatabaseGone);
  way.leadTo(portOf(primary));
  await until(() => led.pulse?.isThere() === true);
  await sql`insert into things values (1)`.execute(led.db);
});

test('a replica that is promoted gets no reads any more', async () => {
  await untilUsed();
  const expected = await listed(newReading(beyondAll));
  await replica.ask('select pg_promote()');
  await replica.ask('insert into things values (1)');
  await untilUsed(false);
  assert.equal(await listed(newReading(0)), expected);
});

test('a commit and the question for its position leave in one piece', async () => {
  const socket = new CountingSocket();
  const client = new pg.Client({ connectionString: primary.url, pipeline: true, stream: () => socket });
  await client.connect();
  const pool = {
    options: {},
    connect: async () => Object.assign(client, { release() {} }),
  };
  const named = await nameStatements(pool, { notesWrites: true }).connect();
  const reading = newReading(0);
  const pieces = await readingAs(reading, async () => {
    await named.query('begin', []);
    await named.query('insert into things values ($1)', [1]);
    const before = socket.pieces;
    await named.query('commit', []);
    const after = socket.pieces;
    await named.query('insert into things values ($1)', [1]);
    return [after - before, socket.pieces - after];
  });
  await client.end();
  assert.deepEqual(pieces, [1, 1]);
  assert.ok(readPosition(reading.wrote));
});
