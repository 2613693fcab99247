import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStepKinds, turnKinds } from '#contract/clocks/calls.ts';
import { sourcesOf } from '#tests/rules/sources.ts';
import { type WaitKind, waits } from '../clocks/waits.ts';
import { modules } from '../modules.ts';

/** Declared and begun by no module yet. */
const notBegun: readonly WaitKind[] = ['rights_request'];

test('each declared deadline has a row on Today: by a clock that names a member, or by a declared step', () => {
  const steps = modules.flatMap(({ openSteps = [] }) => openSteps);
  assert.deepEqual(steps.map(({ kind }) => kind).sort(), [...openStepKinds].sort());
  const described = modules.flatMap(({ waits: of = {} }) => Object.keys(of));
  assert.deepEqual(
    turnKinds.filter((kind) => !described.includes(kind)),
    [],
    'a row says what it is about',
  );
  const shown = [...turnKinds, ...steps.flatMap(({ deadlines = [] }) => deadlines)];
  const unseen = (Object.keys(waits) as WaitKind[]).filter((kind) => !shown.includes(kind));
  assert.deepEqual(unseen, notBegun);
  const begun = sourcesOf(/^core\/(?!clocks\/waits|today\/).*\.ts$/).map(({ text }) => text);
  for (const kind of notBegun)
    assert.ok(!begun.some((text) => text.includes(`'${kind}'`)), `${kind} is begun`);
});

test('each step without a clock is a member’s, or awaited by one', () => {
  for (const { kind, mine, others } of modules.flatMap(({ openSteps = [] }) => openSteps))
    assert.ok(mine ?? others, kind);
});
