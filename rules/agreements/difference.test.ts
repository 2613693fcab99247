import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import { differenceOf } from './difference.ts';
import { wordDifference } from './word-difference.ts';

test('two equal versions do not differ', () => {
  assert.deepEqual(differenceOf(documentWith({}), documentWith({ version: 2 })), []);
});

test('each clause that differs is named once, in the order of the text', () => {
  const from = documentWith({});
  const to = documentWith({
    version: 2,
    terms: { noticeDays: 30, work: 'Maps wells and predicts their levels.' },
    equity: { unitPrice: 2_000, vesting: { kind: 'at_once' } },
    milestones: [{ value: 5 }, {}, {}, {}],
  });
  const difference = differenceOf(from, to);
  assert.deepEqual(
    difference.map(({ clause, milestone }) => (milestone === null ? clause : `${clause} ${milestone}`)),
    [
      'terms.work',
      'terms.noticeDays',
      'equity.unitPrice',
      'vesting.kind',
      'vesting.months',
      'vesting.cliff',
      'vesting.startDay',
      'milestone.value 1',
      'milestone.title 4',
      'milestone.criteria 4',
      'milestone.criteria 4',
      'milestone.hours 4',
      'milestone.value 4',
      'milestone.dueDay 4',
      'milestone.lowestShare 4',
      'milestone.highestShare 4',
    ],
  );
  assert.deepEqual(difference[0]?.words, [
    { kind: 'same', text: 'Maps wells and ' },
    { kind: 'removed', text: 'models' },
    { kind: 'added', text: 'predicts' },
    { kind: 'same', text: ' their levels.' },
  ]);
  assert.deepEqual([difference[1]?.from, difference[1]?.to], [14, 30]);
});

test('no field can change without being shown', () => {
  const from = documentWith({ terms: { notPassing: ['Earlier code'], endDay: '2027-01-01' } });
  const hidden = ['format', 'agreement', 'version', 'previous', 'text', 'milestones.0.number'];
  const leaves = leavesOf(from).filter((path) => !hidden.some((name) => path.join('.') === name));
  assert.ok(leaves.length > 50);
  for (const path of leaves) {
    if (path[0] === 'milestones' && path.at(-1) === 'number') continue;
    const to = structuredClone(from);
    const parent = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>((inner, name) => inner[name] as Record<string, unknown>, Object(to));
    const last = path.at(-1) ?? '';
    parent[last] =
      typeof parent[last] === 'number'
        ? Number(parent[last]) + 1
        : typeof parent[last] === 'boolean'
          ? !parent[last]
          : `${parent[last]}x`;
    assert.equal(differenceOf(from, to).length, 1, path.join('.'));
  }
});

function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

test('lines in another order are shown', () => {
  const withCriteria = (criteria: string[]) => documentWith({ milestones: [{ criteria }] });
  assert.equal(differenceOf(withCriteria(['a', 'b']), withCriteria(['b', 'a'])).length, 1);
  assert.equal(differenceOf(withCriteria(['a', 'b']), withCriteria(['a', 'b', 'b'])).length, 1);
});

test('an equity part that comes or goes is shown field by field', () => {
  const without = documentWith({ equity: null, milestones: [{}] });
  const withEquity = documentWith({ milestones: [{ highestShare: 0 }] });
  const comes = differenceOf(without, withEquity);
  assert.ok(comes.every(({ from, to }) => from === null && to !== null) && comes.length > 10);
  assert.ok(differenceOf(withEquity, without).every(({ from, to }) => from !== null && to === null));
});

test('a criterion taken out does not make those after it look changed', () => {
  const from = documentWith({ milestones: [{ criteria: ['one', 'two', 'three'] }] });
  const to = documentWith({ milestones: [{ criteria: ['two', 'three', 'four'] }] });
  assert.deepEqual(
    differenceOf(from, to).map(({ from, to, line }) => [from, to, line]),
    [['one', 'four', 2]],
  );
});

test('the difference goes both ways', () => {
  const [a, b] = [
    documentWith({}),
    documentWith({ terms: { role: 'Engineer', causes: [] }, equity: null, milestones: [{}] }),
  ];
  const there = differenceOf(a, b);
  const back = differenceOf(b, a);
  assert.deepEqual(
    there.map(({ clause, from, to }) => [clause, from, to]),
    back.map(({ clause, from, to }) => [clause, to, from]),
  );
});

test('word by word, the pieces give both texts again', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'कर', ' ', '  ', '\n', 'long-word'))
    .map((words) => words.join(''));
  fc.assert(
    fc.property(texts, texts, (from, to) => {
      const pieces = wordDifference(from, to);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => text)
          .join('');
      assert.equal(without('added'), from);
      assert.equal(without('removed'), to);
      assert.equal(
        pieces.every(({ kind }) => kind === 'same'),
        from === to,
      );
    }),
    { numRuns: 2000 },
  );
});

test('two long texts are compared at once', () => {
  const began = process.cpuUsage();
  wordDifference('alpha beta '.repeat(450), 'beta gamma '.repeat(450));
  wordDifference('x '.repeat(20_000), 'y '.repeat(20_000));
  assert.ok(process.cpuUsage(began).user / 1000 < 1000);
});
