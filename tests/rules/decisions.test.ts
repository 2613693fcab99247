import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { indexFile, readDecision, readDecisions, writeIndex } from '#tools/decision-index.ts';

const decisions = readDecisions();
const byNumber = new Map(decisions.map((one) => [one.number, one]));

test('each decision has a title, a date, a status and a theme', () => {
  const lacking = decisions
    .filter(
      ({ title, date, status, theme }) =>
        !title || !/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^(in force|superseded)$/.test(status) || !theme,
    )
    .map(({ file }) => file);
  assert.deepEqual(lacking, []);
  assert.ok(decisions.length > 100, 'the rule saw the decisions');
  assert.equal(byNumber.size, decisions.length, 'a number stands for one decision');
});

test('a supersession stands at both ends', () => {
  const oneSided = decisions.flatMap(({ number, supersedes, supersededBy }) => [
    ...supersedes
      .filter((old) => !hasEnd(byNumber.get(old.number)?.supersededBy, number, old.inPart))
      .map((old) => `${number} supersedes ${old.number}`),
    ...supersededBy
      .filter((later) => !hasEnd(byNumber.get(later.number)?.supersedes, number, later.inPart))
      .map((later) => `${number} is superseded by ${later.number}`),
  ]);
  assert.deepEqual(oneSided, []);
});

test('a decision is superseded when a later one supersedes the whole of it, and only then', () => {
  const wrong = decisions
    .filter(
      ({ status, supersededBy }) => (status === 'superseded') !== supersededBy.some(({ inPart }) => !inPart),
    )
    .map(({ file }) => file);
  assert.deepEqual(wrong, []);
});

test('the index of the decisions is up to date', () => {
  assert.equal(readFileSync(indexFile, 'utf8'), writeIndex(decisions), 'npm run decisions writes it');
});

test('the lines below the title of a decision are read', () => {
  const text =
    '# 7. Do it\n\n- Date: 2026-11-24\n- Status: in force\n- Theme: Tests\n- Supersedes: 5, 6 in part\n\n**Context.** None.\n- Date: never\n';
  assert.deepEqual(readDecision('0007-do-it.md', text), {
    number: 7,
    file: '0007-do-it.md',
    title: 'Do it',
    date: '2026-11-24',
    status: 'in force',
    theme: 'Tests',
    supersedes: [
      { number: 5, inPart: false },
      { number: 6, inPart: true },
    ],
    supersededBy: [],
  });
});

function hasEnd(
  ends: readonly { number: number; inPart: boolean }[] | undefined,
  number: number,
  inPart: boolean,
): boolean {
  return ends?.some((end) => end.number === number && end.inPart === inPart) ?? false;
}
