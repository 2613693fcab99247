import assert from 'node:assert/strict';
import { test } from 'node:test';
import { protectNumber, protectParts } from './protect-parts.ts';

const partsOf = (counts: readonly number[]) =>
  protectParts(counts.map((count, at) => ({ key: String(at), count })));

/** A number and its parts as a reader sees them. */
const seenOf = (counts: readonly number[]) =>
  JSON.stringify([protectNumber(counts.reduce((all, one) => all + one, 0)), partsOf(counts)]);

/** Every way to make a number of so many parts. */
function* worldsOf(total: number, parts: number): Generator<number[]> {
  if (parts === 1) yield [total];
  else
    for (let first = 0; first <= total; first++)
      for (const rest of worldsOf(total - first, parts - 1)) yield [first, ...rest];
}

/** The worlds that look the same to a reader who knows the rule. */
function groupsOf(parts: number, most: number): number[][][] {
  const worlds: number[][] = [];
  for (let total = 0; total <= most; total++) worlds.push(...worldsOf(total, parts));
  return [...Map.groupBy(worlds, seenOf).values()];
}

const isFew = (count: number) => count >= 1 && count <= 4;

test('a reader who knows the rule and solves a table finds no count from 1 to 4', () => {
  // Every table of two, three and four parts up to these totals: the attack of a reader with all the time in the world.
  for (const [parts, most] of [
    [2, 40],
    [3, 30],
    [4, 20],
  ] as const)
    for (const alike of groupsOf(parts, most)) {
      const [first = []] = alike;
      const rows = partsOf(first);
      const total = first.reduce((all, one) => all + one, 0);
      for (let at = 0; at < parts; at++) {
        const possible = new Set(alike.map((world) => world[at] ?? 0));
        if (!alike.some((world) => isFew(world[at] ?? 0))) continue;
        const shown = rows?.find(({ key }) => key === String(at))?.figure.shown;
        if (shown) assert.equal(shown, 'few', String(first));
        // Of the smallest totals not every value is possible, but never one alone.
        const least = shown || total > 7 ? 4 : 3;
        assert.ok(possible.size >= least, `${first} in ${alike.length} worlds: ${[...possible]}`);
        if (shown) assert.deepEqual([...possible].sort(), [1, 2, 3, 4], String(first));
      }
    }
});

test('numbers of 1 to 4 are a few; 0 and 5 are shown', () => {
  const shown = [0, 1, 4, 5].map((count) => protectNumber(count));
  assert.deepEqual(shown, [
    { shown: 'exact', count: 0 },
    { shown: 'few', count: 0 },
    { shown: 'few', count: 0 },
    { shown: 'exact', count: 5 },
  ]);
});

test('with a few in one part the largest part is held back, or all are', () => {
  const figures = (...counts: number[]) =>
    partsOf(counts)?.map(({ figure }) => (figure.shown === 'exact' ? figure.count : figure.shown)) ?? null;
  assert.deepEqual(figures(20, 7, 0), [20, 7], 'without a few all are shown; a part of 0 has no line');
  assert.deepEqual(figures(20, 7, 3), ['held', 7, 'few']);
  assert.deepEqual(figures(8, 7, 3), null, 'the larger of two alike would be known too well');
  assert.deepEqual(figures(5, 1), null, '6 in all would tell the 1');
  assert.deepEqual(figures(8, 1), ['held', 'few'], '9 in all: 5 to 8, and 1 to 4');
  assert.deepEqual(figures(4, 4), null, '8 in all would tell both');
  assert.deepEqual(figures(1, 2), null, 'the total is a few itself');
  assert.deepEqual(figures(0, 0), []);
});
