import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { eventChannel, record, type StoredEvent } from '#core/ground/events.ts';
import { addJob, jobChannel } from '#core/ground/jobs.ts';
import { connect } from '#db/connect.ts';
import { atEnd, coreOn, freshDatabase } from '#tests/ground/database.ts';
import { kinds, startBroadcastServer } from '#tests/servers/broadcast-servers.ts';
import { until } from '#tests/servers/launch.ts';
import { openWay } from '#tests/servers/streaming-replica.ts';
import { openBroadcastServer } from '../broadcasts/broadcast-server.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { openEventFeed } from './feed.ts';

const channel = 'saharambh.test';
/** No look back at intervals finds anything while a test runs. */
const heartbeat = 600_000;
const { url } = await freshDatabase();

async function openLine(address: string) {
  const line = await openBroadcastServer({ url: address, channel, pulse: 100, onChange() {} });
  atEnd(line.close);
  return line;
}

let count = 0;
const onTrouble = (error: unknown) => assert.fail(String(error));

/** A server that writes, one that listens, whose way to the broadcast server can be cut, and a listener to NOTIFY alone. */
async function twoServers(kind: (typeof kinds)[number]) {
  const server = await startBroadcastServer(kind);
  atEnd(server.stop);
  const way = await openWay(server.port);
  atEnd(way.stop);
  const [here, there] = [
    await openLine(server.url),
    await openLine(server.url.replace(`:${server.port}`, `:${way.port}`)),
  ];
  const core = await coreOn({ ...connect(url, { carrier: here }), url });
  atEnd(() => core.connection.close());
  const feed = await openEventFeed(core, url, onTrouble, { broadcasts: there, heartbeat });
  atEnd(feed.close);
  // A look back finds the events of former tests as well.
  const begin = `${++count} `;
  const heard: string[] = [];
  let returns = 0;
  feed.listen({
    isAttentive: () => true,
    async onEvents(events: StoredEvent[]) {
      for (const { account_id: id } of events) if (id?.startsWith(begin)) heard.push(id.slice(begin.length));
    },
    onSessionsEnded() {},
    onReturn() {
      returns += 1;
    },
  });
  const notified: string[] = [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  atEnd(() => client.end());
  client.on('notification', (notification) => notified.push(notification.channel));
  await client.query(`listen ${eventChannel}; listen ${jobChannel}`);
  const write = (name: string) =>
    core.db.transaction().execute((tx) => record(tx, { name: 'accounts.leaving', accountId: begin + name }));
  return { server, way, here, there, core, heard, notified, write, returns: () => returns };
}

for (const kind of kinds) {
  test(`${kind}: events and jobs reach others without NOTIFY, and foreign messages harm nothing`, async () => {
    const { here, there, core, heard, notified, write } = await twoServers(kind);
    let isDone = false;
    const task = async () => {
      isDone = true;
    };
    const runner = runJobs({
      pool: core.connection.pool,
      lanes: [{ tasks: { [kind]: task }, concurrency: 1 }],
      broadcasts: there,
      onTrouble,
    });
    atEnd(() => runner.stop());
    for (const payload of ['', 'x', '-1', '1; select 1', '99999999999999999999', '123456789'])
      await here.send([{ channel: eventChannel, payload }]);
    await here.send([{ channel: 'saharambh_sessions', payload: 'a' }]);
    // Ids of events to come.
    const { rows } = await core.connection.pool.query(
      'select coalesce(max(id), 0) + n as id from events, generate_series(1, 50) n group by n',
    );
    await here.send(rows.map(({ id }) => ({ channel: eventChannel, payload: String(id) })));
    await wait(100);
    await write('first');
    await write('second');
    // Its own first look is over.
    await wait(300);
    const began = performance.now();
    await core.db.transaction().execute((tx) => addJob(tx, kind, {}));
    await until(() => isDone);
    assert.ok(performance.now() - began < 1500, 'sooner than the next look, which comes every 2 s');
    await until(() => heard.length === 2);
    assert.deepEqual(heard, ['first', 'second']);
    assert.deepEqual(notified, []);
  });

  test(`${kind}: while the server is killed and frozen no write waits, and each event arrives once`, async () => {
    const { server, here, there, heard, notified, write } = await twoServers(kind);
    const names = Array.from({ length: 40 }, (_, at) => at);
    let early = 0;
    for (const at of names) {
      if (at === 5) void server.kill();
      if (at === 15) await server.start();
      if (at === 20) await until(() => here.isThere() && there.isThere());
      if (at === 25) await server.signal('SIGSTOP');
      await write(String(at));
      // For a second the send to the frozen server is still under way.
      if (at >= 25 && here.isThere()) early += 1;
      await wait(25);
    }
    await until(() => heard.length >= names.length);
    assert.deepEqual(heard, names.map(String));
    assert.ok(early > 0, 'a write does not wait for its send');
    assert.ok(notified.includes(eventChannel), 'the database carries broadcasts meanwhile');
    await server.signal('SIGCONT');
    await until(() => here.isThere() && there.isThere());
    const before = notified.length;
    await write('after');
    await until(() => heard.includes('after'));
    assert.equal(notified.length, before);
  });

  test(`${kind}: a listener that alone was cut off finds all that it missed once it is back`, async () => {
    const { server, way, here, there, heard, write, returns } = await twoServers(kind);
    way.leadTo(1);
    await until(() => !there.isThere());
    assert.ok(here.isThere());
    for (const name of ['one', 'two']) await write(name);
    await wait(200);
    assert.deepEqual(heard, []);
    way.leadTo(server.port);
    await until(() => heard.length === 2);
    assert.deepEqual(heard, ['one', 'two']);
    await until(() => returns() === 1);
  });
}
