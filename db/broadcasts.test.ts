import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createBroadcaster } from './broadcasts.ts';

/** A pool that only records each broadcast and its time. */
function broadcaster() {
  const sent: string[][] = [];
  const at: number[] = [];
  const query = async ({ values }: { values: [string[], string[]] }) => {
    sent.push(values[1]);
    at.push(performance.now());
  };
  const one = createBroadcaster({ query } as unknown as pg.Pool, assert.fail);
  const broadcast = (...payloads: string[]) =>
    one.broadcast(payloads.map((payload) => ({ channel: 'told', payload })));
  const broadcastLazily = (payload: string) => one.broadcast([{ channel: 'told', payload, pause: 50 }]);
  return { sent, at, broadcast, broadcastLazily, end: one.end };
}

test('a broadcast after a pause leaves at once, and those soon after it leave together a little later', async () => {
  const { sent, at, broadcast, end } = broadcaster();
  broadcast('1');
  assert.deepEqual(sent, [['1']]);
  for (const payload of ['2', '3', '4']) broadcast(payload);
  while (sent.length < 2) await wait(5);
  assert.deepEqual(sent, [['1'], ['2', '3', '4']]);
  const [first = 0, second = 0] = at;
  assert.ok(second - first > 15, `${second - first} ms`);
  await wait(50);
  broadcast('5');
  assert.deepEqual(sent.at(-1), ['5'], 'quiet once more');
  await end();
});

test('where many gather, they leave less often', async () => {
  const { sent, at, broadcast, end } = broadcaster();
  broadcast(...Array.from({ length: 20 }, (_, n) => `${n}`));
  broadcast('last');
  while (sent.length < 2) await wait(5);
  const [first = 0, second = 0] = at;
  assert.ok(second - first > 45, `${second - first} ms`);
  await end();
});

test('equal broadcasts leave once, and the end sends those that are left', async () => {
  const { sent, broadcast, end } = broadcaster();
  broadcast('1');
  broadcast('there are jobs', '2', 'there are jobs');
  broadcast('there are jobs');
  await end();
  assert.deepEqual(sent, [['1'], ['there are jobs', '2']]);
});

test('a broadcast with a longer pause leaves at once after quiet, and delays no other', async () => {
  const { sent, at, broadcast, broadcastLazily, end } = broadcaster();
  broadcastLazily('jobs');
  broadcastLazily('jobs');
  broadcast('1');
  assert.deepEqual(sent, [['jobs'], ['1']]);
  broadcast('2');
  while (sent.length < 4) await wait(5);
  assert.deepEqual(sent, [['jobs'], ['1'], ['2'], ['jobs']]);
  assert.ok((at[3] ?? 0) - (at[0] ?? 0) > 45, at.join());
  await end();
});
