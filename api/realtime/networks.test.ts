import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { freshCore } from '#tests/ground/database.ts';
import { type Ear, listen, serveRealtime } from '#tests/ground/realtime-server.ts';
import { RealtimeFault } from './frames.ts';
import { createNetworks } from './networks.ts';

const isTooMany = (error: unknown) => error instanceof RealtimeFault && error.code === 1013;

// Before the first test: connections that open during a test would be left open.
const core = await freshCore();
const server = await serveRealtime(core, () => '203.0.113.90');

test('a network has a thousand sockets open here at most, and each that closes admits another', () => {
  const enter = createNetworks();
  const shares = Array.from({ length: 1000 }, (_, at) => enter(`2001:db8:7:${at.toString(16)}::1`));
  assert.throws(() => enter('2001:db8:7:ffff::9'), isTooMany);
  assert.ok(enter('2001:db8:8::1'), 'another network');
  shares[0]?.leave();
  assert.ok(enter('2001:db8:7:ffff::9'));
});

/** Work for live updates on 200 channels, each with 21 conditions to look at. */
const heavy = (id: string) => ({
  subscriptionId: id,
  channels: Array.from({ length: 200 }, (_, at) => `${id}.${at}`),
  queries: Array.from({ length: 20 }, () =>
    JSON.stringify({ method: 'equal', attribute: 'name', values: ['x'] }),
  ),
});
async function subscribe(ear: Ear, id: string): Promise<string> {
  ear.say({ type: 'subscribe', data: [heavy(id)] });
  return (await ear.next()).type;
}

test('subscriptions may cost so much work for a connection, and so much for a network', async () => {
  const ears: Ear[] = [];
  const answers: string[] = [];
  for (let at = 0; at < 13; at++) {
    const ear = await listen(server);
    await ear.next('connected');
    ears.push(ear);
    answers.push(await subscribe(ear, `first${at}`));
  }
  // Eleven of 4,200 comparisons each fit into the network's 50,000.
  assert.deepEqual(answers.slice(0, 11), Array(11).fill('response'));
  assert.deepEqual(answers.slice(11), ['error', 'error']);
  const [one, ...others] = ears;
  assert.ok(one);
  assert.equal(await subscribe(one, 'second'), 'error', 'one connection has 5,000');
  const gone = others[0];
  gone?.socket.close();
  await gone?.closed;
  const last = ears.at(-1);
  assert.ok(last);
  // The server hears of the end a moment later than we do.
  let answer = await subscribe(last, 'late0');
  for (let at = 1; answer === 'error' && at < 20; at++) answer = await subscribe(last, `late${at}`);
  assert.equal(answer, 'response', 'whoever leaves makes room');
  for (const ear of ears) ear.socket.terminate();
  assert.deepEqual(server.bugs, []);
});

test('each value compared with live updates counts as work, and long values count more', async () => {
  const values = Array.from({ length: 900 }, (_, at) => at);
  const many = JSON.stringify({ method: 'notEqual', attribute: 'name', values });
  const long = JSON.stringify({ method: 'equal', attribute: 'name', values: ['x'.repeat(4000)] });
  const asked = (query: string, queries: number, channels: number) => ({
    type: 'subscribe',
    data: [
      {
        channels: Array.from({ length: channels }, (_, at) => `documents.${at}`),
        queries: Array.from({ length: queries }, () => query),
      },
    ],
  });
  while (server.connections() > 0) await wait(10);
  const answersTo = async (message: unknown) => {
    const ear = await listen(server);
    await ear.next('connected');
    ear.say(message);
    const { type } = await ear.next();
    ear.socket.close();
    await ear.closed;
    return type;
  };
  assert.deepEqual(
    [
      await answersTo(asked(many, 5, 1)),
      await answersTo(asked(many, 6, 1)),
      await answersTo(asked(many, 1, 6)),
      await answersTo(asked(long, 10, 20)),
      await answersTo(asked(long, 10, 40)),
    ],
    ['response', 'error', 'error', 'response', 'error'],
  );
});
