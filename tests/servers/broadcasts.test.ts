import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { putHandle } from '#core/people/put-handle.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { startBroadcastServer } from '#tests/servers/broadcast-servers.ts';
import { until } from '#tests/servers/launch.ts';
import { figureOf } from '#tests/servers/processes.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

// The product itself at a Redis that is killed and frozen. outside/broadcasts and outside/events test each kind more closely.
const core = await freshCore();
const redis = await startBroadcastServer('redis');
atEnd(redis.stop);
const settings = {
  DATABASE_URL: core.connection.url,
  SECRET: 'the-same-for-both-of-them',
  BROADCAST_URL: redis.url,
  LOG_LEVEL: 'warn',
};
const [own, other] = await Promise.all([startServer(settings), startServer(settings)]);
atEnd(() => Promise.all([own.stop(), other.stop()]));

const who = await member(core, { password: null });
const handle = 'walker-afar';
await putHandle(core, who, { handle });
await setVisibility(core, who, { visibility: 'public' });
const headers = {
  'x-appwrite-project': projectId,
  'x-appwrite-session': sessionOf(who),
  'content-type': 'application/json',
};

/** Writes at the one server, and resolves to the milliseconds of the answer once the other shows it. */
async function say(headline: string): Promise<number> {
  const target = `${own.origin}/v1/account/public-profile`;
  const { version } = await (await fetch(target, { headers })).json();
  const body = JSON.stringify({ version, headline });
  const began = performance.now();
  const answer = await fetch(target, { method: 'PATCH', headers, body });
  assert.equal(answer.status, 200, await answer.text());
  const took = performance.now() - began;
  const page = async () => (await fetch(`${other.origin}/people/${handle}`)).text();
  await until(async () => (await page()).includes(headline), 5000);
  return took;
}

const ups = async () => {
  const begin = `saharambh_broadcast_server_up{server="127.0.0.1:${redis.port}"} `;
  return Promise.all([figureOf(own.origin, begin), figureOf(other.origin, begin)]);
};

test('a killed or frozen broadcast server holds up no request, and /metrics says that it is away', async () => {
  await say('Words before');
  assert.deepEqual(await ups(), [1, 1]);
  await redis.kill();
  const took = [await say('Words without')];
  assert.deepEqual(await ups(), [0, 0]);
  await redis.start();
  await until(async () => (await ups()).join() === '1,1');
  await redis.signal('SIGSTOP');
  for (const words of ['Words into the ice', 'Words again']) took.push(await say(words));
  await wait(1100);
  assert.equal((await ups())[0], 0);
  await redis.signal('SIGCONT');
  await until(async () => (await ups()).join() === '1,1');
  await say('Words after');
  assert.ok(Math.max(...took) < 1000, took.join());
});
