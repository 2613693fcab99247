import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShownKind } from '#contract/collected.ts';
import type { TurnBody } from '#contract/deadlines/calls.ts';
import { dueTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { shownTurn } from './shown-turn.ts';

const dueAt = '2026-11-22T03:30:00.000+00:00';

function late(kind: ShownKind, side: 'mine' | 'awaited', at: string): string {
  const turn: TurnBody = {
    $id: 'one',
    kind,
    subjectId: 'one',
    thing: 'Stall',
    milestone: 0,
    payment: 0,
    payments: 0,
    person: 'Asha',
    slug: 'stall',
    beganAt: dueAt,
    dueAt,
    extraDays: 0,
    extraReason: '',
    can: { extend: false },
  };
  return shownTurn(turn, side, Date.parse(at)).late;
}

test('a turn past its deadline says that we are late if it is ours, and else that it can still be done', () => {
  const morning = '2026-11-23T03:30:00.000+00:00';
  assert.equal(late('verification_review', 'awaited', morning), texts.late);
  assert.equal(late('milestone_review', 'awaited', morning), texts.over);
  assert.equal(late('milestone_review', 'mine', morning), texts.over);
  assert.equal(late('milestone_review', 'awaited', '2026-11-21T03:30:00.000+00:00'), '');
});
