import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createAnnouncer } from './announcements.ts';

/** A pool that only records each broadcast and its time. */
function announcer() {
  const told: string[][] = [];
  const at: number[] = [];
  const query = async ({ values }: { values: [string[], string[]] }) => {
    told.push(values[1]);
    at.push(performance.now());
  };
  const one = createAnnouncer({ query } as unknown as pg.Pool, assert.fail);
  const announce = (...payloads: string[]) =>
    one.announce(payloads.map((payload) => ({ channel: 'told', payload })));
  const announceLazily = (payload: string) => one.announce([{ channel: 'told', payload, pause: 50 }]);
  return { told, at, announce, announceLazily, end: one.end };
}

test('a broadcast after a pause leaves at once, and those soon after it leave together a little later', async () => {
  const { told, at, announce, end } = announcer();
  announce('1');
  assert.deepEqual(told, [['1']]);
  for (const payload of ['2', '3', '4']) announce(payload);
  while (told.length < 2) await wait(5);
  assert.deepEqual(told, [['1'], ['2', '3', '4']]);
  const [first = 0, second = 0] = at;
  assert.ok(second - first > 15, `${second - first} ms`);
  await wait(50);
  announce('5');
  assert.deepEqual(told.at(-1), ['5'], 'quiet once more');
  await end();
});

test('equal broadcasts leave once, and the end sends those that are left', async () => {
  const { told, announce, end } = announcer();
  announce('1');
  announce('there are jobs', '2', 'there are jobs');
  announce('there are jobs');
  await end();
  assert.deepEqual(told, [['1'], ['there are jobs', '2']]);
});

test('a broadcast with a longer pause leaves at once after quiet, and delays no other', async () => {
  const { told, at, announce, announceLazily, end } = announcer();
  announceLazily('jobs');
  announceLazily('jobs');
  announce('1');
  assert.deepEqual(told, [['jobs'], ['1']]);
  announce('2');
  while (told.length < 4) await wait(5);
  assert.deepEqual(told, [['jobs'], ['1'], ['2'], ['jobs']]);
  assert.ok((at[3] ?? 0) - (at[0] ?? 0) > 45, at.join());
  await end();
});
