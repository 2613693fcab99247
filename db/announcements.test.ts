import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createAnnouncer } from './announcements.ts';

/** A pool that only notes what is told, and how much at once. */
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

test('what is announced after a quiet moment is told at once, and what comes soon after it a little later, together', async () => {
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

test('what says the same is told once, and the last of it before the end', async () => {
  const { told, announce, end } = announcer();
  announce('1');
  announce('there are jobs', '2', 'there are jobs');
  announce('there are jobs');
  await end();
  assert.deepEqual(told, [['1'], ['there are jobs', '2']]);
});

test('what may wait for longer is told at once after a quiet moment, and holds nothing else up', async () => {
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
