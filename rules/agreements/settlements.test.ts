import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import { Ledger } from '#tests/agreements/agreement-ledgers.ts';
import type { Command } from './commands.ts';
import { dueStepsOf } from './due-steps.ts';
import type { Side } from './facts.ts';
import { hasMovedSince } from './moved-since.ts';
import { shownDispute } from './shown-dispute.ts';
import { sumsOf } from './sums.ts';

const milestone = 1;
const open: Command = { kind: 'open_dispute', milestone };
const withdraw: Command = { kind: 'withdraw_dispute', milestone };
const propose = (awarded: number): Command => ({ kind: 'propose_settlement', milestone, awarded });
const accept = (proposal: number): Command => ({ kind: 'accept_settlement', milestone, proposal });
const close = (proposal: number): Command => ({ kind: 'close_settlement', milestone, proposal });
const rule: Command = { kind: 'rule', milestone, awarded: 0, isFinal: false };

/** One milestone of 1,000,000 accepted with 400 units and 600,000 of pay, all paid where it is said. */
function accepted(paid = 0): Ledger {
  const ledger = new Ledger(documentWith({ equity: { vesting: { kind: 'at_once' } } }));
  ledger.accept('2026-02-01', 1, 40);
  if (paid > 0) ledger.pay('2026-02-02', 1, paid);
  return ledger;
}

const refusals = (ledger: Ledger, at: string, command: Command) =>
  (['project', 'contributor', 'product', 'administrator'] as const).map((side) =>
    ledger.faultOf(at, side, command),
  );
const deadlines = ({ agreement, steps }: Ledger) =>
  dueStepsOf(agreement, steps).map(({ wait: deadline, owes }) => [deadline, owes]);

test('an accepted settlement is written as a final ruling that names the proposal, and its sums follow', () => {
  const ledger = accepted();
  ledger.do('2026-02-03', 'project', open);
  assert.deepEqual(ledger.do('2026-02-04', 'project', propose(500_000)), ['settlement_proposed']);
  const proposal = ledger.agreement.sequence;
  assert.deepEqual(deadlines(ledger).at(-1), ['dispute_settlement', 'contributor']);
  assert.deepEqual(refusals(ledger, '2026-02-05', propose(1)), [
    ...['settlement_waits', 'settlement_waits'],
    ...['not_your_side', 'not_your_side'],
  ]);
  assert.deepEqual(refusals(ledger, '2026-02-05', accept(proposal)), [
    'not_your_side',
    null,
    'not_your_side',
    'not_your_side',
  ]);
  assert.equal(ledger.faultOf('2026-02-05', 'contributor', accept(1)), 'settlement_over');
  assert.deepEqual(ledger.do('2026-02-05', 'contributor', accept(proposal)).slice(0, 2), [
    'ruled',
    'ruling_final',
  ]);
  const [ruled, final] = ledger.steps.slice(proposal);
  assert.ok(ruled?.fact.kind === 'ruled' && final?.fact.kind === 'ruling_final');
  assert.deepEqual(
    [ruled.fact.agreed, final.fact.agreed, ruled.fact.pay, ruled.fact.units, final.fact.vestedTakenBack],
    [proposal, proposal, 300_000, 200, 200],
  );
  const { awarded, pay, units, vested, due } = sumsOf(ledger.agreement);
  assert.deepEqual(
    { awarded, pay, units, vested, due },
    { awarded: 500_000, pay: 300_000, units: 200, vested: 200, due: 300_000 },
  );
  assert.equal(shownDispute(ledger.milestone(1)), 'agreed');
  // Final: nothing more is said about it.
  for (const command of [
    open,
    withdraw,
    propose(1),
    accept(proposal),
    rule,
    { kind: 'appeal', milestone } as const,
  ])
    for (const side of ['project', 'contributor', 'administrator'] as const)
      assert.ok(ledger.faultOf('2026-02-06', side, command), `${side} ${command.kind}`);
});

test('a settlement proposes from 0 to the value, and one at a time', () => {
  const ledger = accepted();
  ledger.do('2026-02-03', 'contributor', open);
  assert.deepEqual(
    [-1, 0.5, 1_000_001].map((awarded) => ledger.faultOf('2026-02-03', 'project', propose(awarded))),
    ['award_too_large', 'award_too_large', 'award_too_large'],
  );
  for (const [by, closes] of [
    ['project', 'contributor'],
    ['project', 'project'],
    ['contributor', 'product'],
  ] satisfies [Side, Side][]) {
    ledger.do('2026-02-04', by, propose(0));
    const proposal = ledger.agreement.sequence;
    ledger.do('2026-02-04', closes, close(proposal));
    assert.equal(
      ledger.faultOf('2026-02-04', by === 'project' ? 'contributor' : 'project', accept(proposal)),
      'settlement_over',
    );
    assert.equal(ledger.faultOf('2026-02-04', 'product', close(proposal)), 'settlement_over');
  }
  assert.equal(ledger.milestone(1).dispute, 'open');
});

test('a ruling ends a proposed settlement, and does not wait for what the two sides say about one', () => {
  const ledger = accepted();
  ledger.do('2026-02-03', 'contributor', open);
  const seen = ledger.agreement.sequence;
  ledger.do('2026-02-04', 'project', propose(700_000));
  const proposal = ledger.agreement.sequence;
  assert.equal(hasMovedSince(ledger.steps, rule, seen), false);
  assert.equal(hasMovedSince(ledger.steps, accept(proposal), seen), true);
  assert.equal(hasMovedSince(ledger.steps, accept(proposal), proposal), false);
  assert.equal(hasMovedSince(ledger.steps, accept(proposal), proposal + 1), true, 'that entry is not there');
  ledger.do('2026-02-05', 'administrator', rule);
  assert.equal(ledger.milestone(1).settlement, null);
  assert.equal(ledger.faultOf('2026-02-05', 'contributor', accept(proposal)), 'settlement_over');
  assert.equal(ledger.faultOf('2026-02-05', 'contributor', propose(1)), 'not_from_this_stage');
  assert.equal(ledger.faultOf('2026-02-05', 'contributor', withdraw), 'not_from_this_stage');
});

test('the side that opened a dispute withdraws it until the ruling, and everything stands as before', () => {
  const ledger = accepted(100_000);
  const before = ledger.milestone(1);
  ledger.do('2026-02-03', 'project', open);
  ledger.do('2026-02-03', 'contributor', propose(1));
  assert.deepEqual(refusals(ledger, '2026-02-04', withdraw), [
    null,
    'not_your_side',
    'not_your_side',
    'not_your_side',
  ]);
  ledger.do('2026-02-04', 'project', withdraw);
  assert.deepEqual(ledger.milestone(1), { ...before, disputedBy: ['project'] });
  assert.equal(shownDispute(ledger.milestone(1)), 'withdrawn');
  assert.deepEqual(deadlines(ledger), [['payment', 'project']]);
  // The project had accepted it: its first time to pay stands, as after a ruling that changes nothing.
  assert.equal(dueStepsOf(ledger.agreement, ledger.steps)[0]?.keepsTime, true);
});

test('a withdrawn dispute opens once more, never a third time, and the other side keeps its own', () => {
  const ledger = accepted();
  for (const day of ['2026-02-03', '2026-02-04']) {
    ledger.do(day, 'project', open);
    ledger.do(day, 'project', withdraw);
  }
  assert.equal(ledger.faultOf('2026-02-05', 'project', open), 'dispute_used');
  ledger.do('2026-02-05', 'contributor', open);
  ledger.do('2026-02-05', 'contributor', withdraw);
  assert.deepEqual(
    (['project', 'contributor'] as const).map((side) => ledger.faultOf('2026-02-06', side, open)),
    ['dispute_used', 'dispute_used'],
  );
  const other = accepted();
  for (const side of ['project', 'contributor'] as const) {
    other.do('2026-02-03', side, open);
    other.do('2026-02-03', side, withdraw);
  }
  for (const side of ['project', 'contributor'] as const)
    assert.equal(other.faultOf('2026-02-04', side, open), 'dispute_used');
});

test('the thirty days for a dispute run from the first settlement, also where that came while one was open', () => {
  const ledger = accepted();
  ledger.do('2026-02-03', 'contributor', open);
  ledger.pay('2026-02-10', 1, 600_000);
  ledger.do('2026-02-20', 'contributor', withdraw);
  assert.equal(ledger.milestone(1).disputableUntil, '2026-03-12T06:30:00.000Z');
  assert.equal(ledger.faultOf('2026-03-12', 'contributor', open), null);
  assert.equal(ledger.faultOf('2026-03-13', 'contributor', open), 'dispute_too_late');
});
