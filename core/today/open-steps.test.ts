import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadlineKinds, deadlineRules, openStepKinds, turnKinds } from '#contract/collected.ts';
import { modules } from '../modules.ts';

test('each declared deadline has a row on Today, by a clock that names a member or by a declared step', () => {
  const steps = modules.flatMap(({ openSteps = [] }) => openSteps);
  assert.deepEqual(steps.map(({ kind }) => kind).sort(), [...openStepKinds].sort());
  const described = modules.flatMap(({ deadlines: openDeadlines = {} }) => Object.keys(openDeadlines));
  assert.deepEqual(
    turnKinds.filter((kind) => !described.includes(kind)),
    [],
    'a row says what it is about',
  );
  const shown = [...turnKinds, ...steps.flatMap(({ deadlines = [] }) => deadlines)];
  assert.deepEqual(
    deadlineKinds.filter((kind) => !deadlineRules[kind].isOfDesk && !shown.includes(kind)),
    [],
  );
});

test('each step without a deadline is owed or awaited by a member', () => {
  for (const { kind, mine, others } of modules.flatMap(({ openSteps = [] }) => openSteps))
    assert.ok(mine ?? others, kind);
});
