import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Criterion } from '#contract/cofounders/limits.ts';
import type { Condition } from './conditions.ts';
import { diagnose, presentDiagnosis } from './diagnosis.ts';

const fails = sql<boolean>`false`;
const own = (what: Criterion): Condition => ({ side: 'own', topic: { what, name: '' }, fails });
const conditions: Condition[] = [
  own('hours'),
  own('distance'),
  own('split'),
  { side: 'their', topic: { what: 'hours' }, fails },
  { side: 'their', topic: { what: 'split' }, fails },
];
const group = (mask: number, count: number, hours = 0) => ({ mask, count, hours, months: 0 });

test('the change that lets most fit comes first', () => {
  const { without } = diagnose(conditions, [group(1, 3), group(2, 14)]);
  assert.deepEqual(
    without.map(({ topic, count }) => [topic.what, count]),
    [
      ['distance', 14],
      ['hours', 3],
    ],
  );
});

test('one or two are shown as a few, without their number', () => {
  const { without } = presentDiagnosis(diagnose(conditions, [group(1, 2), group(2, 3)]));
  assert.deepEqual(without, [
    { what: 'distance', name: '', count: 3, isFew: false },
    { what: 'hours', name: '', count: 0, isFew: true },
  ]);
});

test('a number that tells of the split is shown from 5 members on', () => {
  const four = diagnose(conditions, [group(4, 4), group(16, 4)]);
  assert.deepEqual([four.without, four.theyAsk], [[], []]);
  const five = diagnose(conditions, [group(4, 5), group(16, 5)]);
  assert.deepEqual([five.without.length, five.theyAsk.length], [1, 1]);
});

test('of what others ask, the hours are those with which all of these would fit', () => {
  const { theyAsk } = diagnose(conditions, [group(8, 7, 20)]);
  assert.deepEqual(theyAsk, [{ topic: { what: 'hours' }, count: 7, value: 20 }]);
});

test('a pair of changes is named only where no single one helps', () => {
  assert.deepEqual(diagnose(conditions, [group(3, 6)]).pair, {
    first: { what: 'hours', name: '' },
    second: { what: 'distance', name: '' },
    count: 6,
  });
  assert.equal(diagnose(conditions, [group(3, 6), group(1, 1)]).pair, null);
  assert.equal(diagnose(conditions, [group(5, 4)]).pair, null);
});
