import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClauseChangeBody } from '#contract/agreements/shapes.ts';
import { partsOf } from './clause-parts.ts';

type Value = string | number | null;

function change(clause: string, from: Value, to: Value, milestone: number | null = null): ClauseChangeBody {
  return { clause, milestone, from, to, words: null };
}

const shown = (changes: ClauseChangeBody[]) =>
  partsOf(changes).map(({ whole, milestone, changes: own }) => [whole, milestone, own.length]);

test('a milestone that is new as a whole is one change, and so is one that is gone', () => {
  const clauses = [
    'title',
    'criteria',
    'criteria',
    'hours',
    'value',
    'dueDay',
    'lowestShare',
    'highestShare',
  ];
  const added = clauses.map((name) => change(`milestone.${name}`, null, 'x', 4));
  const gone = clauses.map((name) => change(`milestone.${name}`, 'x', null, 5));
  const changed = [change('milestone.title', 'Stall', 'Stalls', 3), change('milestone.hours', 4, 6, 3)];
  assert.deepEqual(shown([change('terms.role', 'a', 'b'), ...changed, ...added, ...gone]), [
    [null, null, 1],
    [null, 3, 1],
    [null, 3, 1],
    ['added', 4, 8],
    ['removed', 5, 8],
  ]);
});

test('a criterion more is a change of its milestone, and no new one', () => {
  assert.deepEqual(shown([change('milestone.criteria', null, 'Tried by two people', 2)]), [[null, 2, 1]]);
});

test('a new equity part is one change with its vesting and pool; a changed price is one clause', () => {
  const added = ['equity.instrument', 'equity.unitPrice', 'vesting.kind', 'pool.version'];
  assert.deepEqual(shown(added.map((clause) => change(clause, null, 'x'))), [['added', null, 4]]);
  assert.deepEqual(shown([change('equity.unitPrice', 5, 6), change('vesting.months', 12, 24)]), [
    [null, null, 1],
    [null, null, 1],
  ]);
});
