import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { atEnd } from '#tests/ground/database.ts';
import { startBroadcastServer } from '#tests/servers/broadcast-servers.ts';
import { freePort } from '#tests/servers/external-postgres.ts';
import { readConfig, StartFault } from './config.ts';
import { createLog } from './log.ts';
import { channelOf, openBroadcasts } from './open-broadcasts.ts';
import { start } from './start.ts';

/** The sentence by which a start with this setting is refused. */
async function refusal(BROADCAST_URL: string): Promise<string> {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'saharambh-refused-'));
  atEnd(() => rm(DATA_DIR, { recursive: true, force: true }));
  const error = await Promise.resolve()
    .then(() => start(readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR, BROADCAST_URL })))
    .then(
      () => assert.fail('it has started'),
      (thrown: unknown) => thrown,
    );
  assert.ok(error instanceof StartFault, String(error));
  assert.ok(!error.message.includes('hidden'), 'no password is repeated');
  return error.message;
}

test('a wrong broadcast server is one sentence that says what to do', async () => {
  const [redis, nats] = [await startBroadcastServer('redis'), await startBroadcastServer('nats')];
  atEnd(() => Promise.all([redis.stop(), nats.stop()]));
  const cases: [string, RegExp][] = [
    [await refusal('amqp://asha:hidden@127.0.0.1'), /BROADCAST_URL must begin with redis:.* amqp:/],
    [await refusal('redis://asha:hidden@[away'), /BROADCAST_URL must be like .*: it cannot be read/],
    [await refusal('127.0.0.1:6379'), /BROADCAST_URL must /],
    [await refusal('redis:6379'), /BROADCAST_URL must be like .*: it names no host/],
    [
      await refusal('nats://asha:hidden@127.0.0.1/a?b'),
      /BROADCAST_URL must be like .*, with nothing behind the port/,
    ],
    [
      await refusal(redis.urlOf('asha', 'hidden')),
      /^The broadcast server at 127\.0\.0\.1:\d+ in BROADCAST_URL does not let this server in \(WRONGPASS .*Correct /,
    ],
    [
      await refusal(nats.urlOf('asha', 'hidden')),
      /does not let this server in \(Authorization Violation\)\. /,
    ],
  ];
  for (const [sentence, expected] of cases) assert.match(sentence, expected);
});

test('a broadcast server that is away at the start is only warned of; without the setting there is none', async () => {
  const warnings: unknown[] = [];
  const log = createLog('silent');
  log.warn = ((...said: unknown[]) => warnings.push(said)) as typeof log.warn;
  const broadcastUrl = `redis://asha:hidden@127.0.0.1:${await freePort()}/0`;
  const away = await openBroadcasts({ broadcastUrl }, Buffer.alloc(32), log);
  assert.equal(away?.isThere(), false);
  away?.close();
  assert.equal(warnings.length, 1);
  assert.match(JSON.stringify(warnings), /ECONNREFUSED.*does not answer: broadcasts go by the database/);
  assert.equal(await openBroadcasts({ broadcastUrl: undefined }, Buffer.alloc(32), log), null);
});

test('servers of one secret have one channel, and those of another secret have another', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  assert.equal(channelOf(one), channelOf(Buffer.from(one)));
  assert.notEqual(channelOf(one), channelOf(other));
  assert.match(channelOf(one), /^saharambh\.[0-9a-f]{32}$/);
});
