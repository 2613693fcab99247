import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { atEnd } from '#tests/ground/database.ts';
import { kinds, makeTestCertificate, startBroadcastServer } from '#tests/servers/broadcast-servers.ts';
import { freePort } from '#tests/servers/external-postgres.ts';
import { until } from '#tests/servers/launch.ts';
import { openBroadcastServer } from './broadcast-server.ts';
import { LineRefusal } from './line.ts';
import type { Packed } from './pack.ts';

const channel = 'saharambh.test';
const start = async (...options: Parameters<typeof startBroadcastServer>) => {
  const server = await startBroadcastServer(...options);
  atEnd(server.stop);
  return server;
};
const event = (payload: string): Packed => ({ channel: 'saharambh_events', payload });

/** One process of the product at a server, with all that it hears. */
async function open(url: string, itsChannel = channel) {
  const heard: string[] = [];
  const changes: boolean[] = [];
  const returns: number[] = [];
  const one = await openBroadcastServer({
    url,
    channel: itsChannel,
    pulse: 100,
    onChange: (isThere) => changes.push(isThere),
  });
  atEnd(one.close);
  one.hear({
    onBroadcast: ({ payload }) => heard.push(payload),
    onReturn: (seconds) => returns.push(seconds),
  });
  return { ...one, heard, changes, returns };
}

for (const kind of kinds) {
  test(`${kind}: each process of a channel hears all that one sends, in order, and no other`, async () => {
    const { url } = await start(kind);
    const [first, second, stranger] = await Promise.all([open(url), open(url), open(url, 'saharambh.other')]);
    const all = Array.from({ length: 2500 }, (_, at) => String(at));
    await first.send(all.map(event));
    await second.send([event('last')]);
    await until(() => first.heard.includes('last') && second.heard.includes('last'));
    assert.deepEqual(first.heard, [...all, 'last']);
    assert.deepEqual(second.heard, first.heard);
    assert.deepEqual(stranger.heard, []);
    first.close();
    await assert.rejects(first.send([event('closed')]), /is away/);
  });

  test(`${kind}: at a killed or frozen server no send waits over a second, and all come back`, async () => {
    const server = await start(kind);
    const one = await open(server.url);
    await server.kill();
    await until(() => !one.isThere());
    await assert.rejects(one.send([event('lost')]));
    await server.start();
    await until(one.isThere);
    assert.equal(one.returns.length, 1);
    await server.signal('SIGSTOP');
    const began = performance.now();
    await assert.rejects(one.send([event('lost, too')]), /no answer within 1000 ms/);
    assert.ok(performance.now() - began < 1500);
    assert.equal(one.isThere(), false);
    await wait(200);
    await server.signal('SIGCONT');
    await until(one.isThere);
    assert.deepEqual(one.changes, [false, true, false, true]);
    assert.ok((one.returns[1] ?? 0) >= 1.2, `${one.returns[1]} s`);
    await one.send([event('at last')]);
    await until(() => one.heard.includes('at last'));
  });

  test(`${kind}: a frozen server is noticed by a process that sends nothing`, async () => {
    const server = await start(kind);
    const one = await open(server.url);
    await server.signal('SIGSTOP');
    await until(() => !one.isThere(), 3000);
    one.close();
  });

  test(`${kind}: a wrong password, none, and a user without rights are refused at the start`, async () => {
    const server = await start(kind);
    const refusal = async (url: string) => {
      const error = await openBroadcastServer({ url, channel, onChange() {} }).catch((thrown) => thrown);
      assert.ok(error instanceof LineRefusal, String(error));
      return error.message;
    };
    const ofPassword = { redis: /^WRONGPASS /, nats: /^Authorization Violation$/ }[kind];
    const ofNone = { redis: /^NOAUTH /, nats: /^Authorization Violation$/ }[kind];
    const ofRights = { redis: /^NOPERM /, nats: /does not come back: its user needs the rights/ }[kind];
    assert.match(await refusal(server.urlOf('asha', 'wrong')), ofPassword);
    assert.match(await refusal(server.url.replace('asha:right@', '')), ofNone);
    assert.match(await refusal(server.urlOf('isha', 'right')), ofRights);
  });

  test(`${kind}: one that is away at the start is there once it is started`, async () => {
    const server = await start(kind, { isRunning: false });
    const one = await open(server.url);
    assert.equal(one.isThere(), false);
    assert.deepEqual(one.changes, [false]);
    await server.start();
    await until(one.isThere);
    assert.deepEqual(one.changes, [false, true]);
    assert.equal(one.returns.length, 1);
  });

  test(`${kind}: TLS needs a known certificate, and then carries broadcasts`, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-certificate-'));
    atEnd(() => rm(folder, { recursive: true, force: true }));
    const certificate = makeTestCertificate(folder);
    const { url } = await start(kind, { certificate });
    await assert.rejects(openBroadcastServer({ url, channel, onChange() {} }), LineRefusal);
    const known = getCACertificates('default');
    setDefaultCACertificates([...known, readFileSync(certificate.cert, 'utf8')]);
    const one = await open(url);
    await one.send([event('sealed')]);
    await until(() => one.heard.includes('sealed'));
    one.close();
    setDefaultCACertificates(known);
  });
}

test('a server of another kind is refused or waited for, and never taken for ours', async () => {
  const [redis, nats] = [await start('redis'), await start('nats')];
  const atNats = openBroadcastServer({ url: `redis://127.0.0.1:${nats.port}`, channel, onChange() {} });
  await assert.rejects(atNats, /no Redis or Valkey answers there/);
  for (const url of [`rediss://127.0.0.1:${nats.port}`, `tls://asha:right@127.0.0.1:${nats.port}`])
    await assert.rejects(openBroadcastServer({ url, channel, onChange() {} }), LineRefusal);
  const atRedis = await open(`nats://127.0.0.1:${redis.port}`);
  assert.equal(atRedis.isThere(), false);
  const atNothing = await open(`valkey://127.0.0.1:${await freePort()}`);
  assert.equal(atNothing.isThere(), false);
});
