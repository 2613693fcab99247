import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seen } from './measure.ts';
import { asTable, compare, verdict } from './table.ts';

const figures = {
  function: 'logging in',
  connections: 20,
  p50: 1,
  p99: 2,
  failed: 0,
  processor: 1,
  bytes: 9,
} as const;
const seen = (peer: string, round: number, perSecond: number, more: Partial<Seen> = {}): Seen => ({
  ...figures,
  peer,
  round,
  perSecond,
  ...more,
});

test('a ratio is the median of the ratios of each round, against the peer with the most answers', () => {
  const [one] = compare([
    ...[100, 300, 50].map((rate, round) => seen('Saharambh', round, rate)),
    ...[50, 100, 100].map((rate, round) => seen('PocketBase', round, rate)),
    ...[10, 10, 10].map((rate, round) => seen('Parse Server', round, rate)),
  ]);
  assert.deepEqual(one?.fastest, { peer: 'PocketBase', rate: 2, processor: 1 });
  assert.equal(one?.same, null);
});

test('the peer with our hash is compared apart, and is not the fastest peer', () => {
  const [one] = compare([
    seen('Saharambh', 0, 100),
    seen('Express', 0, 20),
    seen('Express with Argon2id', 0, 80, { processor: 3 }),
  ]);
  assert.deepEqual(one?.fastest, { peer: 'Express', rate: 5, processor: 1 });
  assert.deepEqual(one?.same, { rate: 1.25, processor: 3 });
});

test('a function at each number of connections is a row, in the order of the measuring', () => {
  const compared = compare([
    seen('Express', 0, 5),
    seen('Saharambh', 0, 10, { connections: 1 }),
    seen('Saharambh', 0, 10, { failed: 3 }),
  ]);
  assert.deepEqual(
    compared.map(({ connections, programs }) => [connections, programs.map(({ peer }) => peer)]),
    [
      [20, ['Saharambh', 'Express']],
      [1, ['Saharambh']],
    ],
  );
  const [, , first = '', second = ''] = asTable(compared).split('\n');
  assert.match(first, /\*\*3 failed\*\*.*2\.00 of Express.*\| goal \|$/);
  assert.match(second, /\| no peer \|/);
});

test('the table says where a peer is ahead, and where the goal and the least are kept', () => {
  const said = (rate: number) => verdict({ fastest: { peer: 'Express', rate, processor: 1 } });
  assert.deepEqual([2, 1.99, 1.5, 1.49, 1, 0.99].map(said), [
    'goal',
    'at least 1.5',
    'at least 1.5',
    'below 1.5',
    'below 1.5',
    'the peer is ahead',
  ]);
});

test('where a peer answered nothing, the table says so and shows no number', () => {
  const compared = compare([seen('Saharambh', 0, 10), seen('PocketBase', 0, 0)]);
  assert.match(asTable(compared), /all, as none was answered, of PocketBase/);
});
