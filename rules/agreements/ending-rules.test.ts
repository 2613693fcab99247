import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfValue } from '#core/ledger/seal-entries.ts';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import { Ledger } from '#tests/agreements/agreement-ledgers.ts';
import type { Command } from './commands.ts';
import { dueStepsOf } from './due-steps.ts';
import { accountOf, moneyStageOf } from './money-of.ts';
import { sumsOf } from './sums.ts';

const start = (milestone: number, share: number): Command => ({ kind: 'start', milestone, share });
const submit = (milestone: number, proposed: number | null = null): Command => ({
  kind: 'submit',
  milestone,
  hours: 5,
  proposed,
});
const notice = (cause: number | null = null): Command => ({ kind: 'give_notice', cause });
const rule = (milestone: number, awarded: number, isFinal = false): Command => ({
  kind: 'rule',
  milestone,
  awarded,
  isFinal,
});
const dispute = (milestone: number): Command => ({ kind: 'open_dispute', milestone });

/** Milestone 1 accepted with 400 units on 1 February, 2 started, 3 planned. */
function underWay(leaver: 'vest' | 'return' = 'vest'): Ledger {
  const ledger = new Ledger(documentWith({ equity: { leaver } }));
  ledger.accept('2026-02-01', 1, 40);
  ledger.do('2026-02-02', 'contributor', start(2, 50));
  return ledger;
}

test('a notice cancels planned milestones, allows no start, and ends the agreement after its days', () => {
  const ledger = underWay();
  assert.deepEqual(ledger.do('2026-03-01', 'contributor', notice()), ['notice_given', 'milestone_cancelled']);
  assert.equal(ledger.agreement.endDay, '2026-03-15');
  assert.equal(ledger.faultOf('2026-03-02', 'contributor', start(3, 0)), 'agreement_not_active');
  assert.equal(ledger.faultOf('2026-03-02', 'project', notice()), 'agreement_not_active');
  assert.deepEqual(ledger.pass('2026-03-15T18:29:59.999Z'), []);
  assert.deepEqual(ledger.pass('2026-03-15T18:30:00.000Z'), ['ended', 'vested']);
});

test('started work is submitted with a proposed value and reviewed once, and silence accepts the value', () => {
  const ledger = underWay();
  ledger.do('2026-03-01', 'project', notice());
  assert.equal(ledger.faultOf('2026-03-02', 'contributor', submit(2)), 'entry_wrong_figures');
  assert.equal(ledger.faultOf('2026-03-02', 'contributor', submit(2, 1_000_001)), 'award_too_large');
  ledger.do('2026-03-20', 'contributor', submit(2, 599_000));
  assert.equal(
    ledger.faultOf('2026-03-21', 'project', { kind: 'ask_changes', milestone: 2, criterion: 1 }),
    'agreement_not_active',
  );
  ledger.do('2026-03-28', 'product', { kind: 'accept', milestone: 2 });
  assert.deepEqual([ledger.milestone(2).units, ledger.milestone(2).pay], [299, 300_000]);
  // Accepted after the end date: the good leaver's units vest, dated the end date.
  assert.equal(ledger.milestone(2).vested, 299);
  const last = ledger.steps.at(-1)?.fact;
  assert.ok(last?.kind === 'vested' && last.because === 'leaving' && last.day === '2026-03-15');
});

test('a good leaver’s unvested units vest or return, as the terms say; a begun month does not count', () => {
  for (const leaver of ['vest', 'return'] as const) {
    const ledger = underWay(leaver);
    ledger.do('2026-02-20', 'contributor', { kind: 'drop', milestone: 2 });
    ledger.do('2026-06-10', 'contributor', notice());
    const free = ledger.poolFree;
    ledger.pass('2026-06-25');
    // End date 24 June: five months are full, the sixth has begun.
    const expected = leaver === 'vest' ? 400 : Math.floor((400 * 5) / 12);
    assert.equal(ledger.milestone(1).vested, expected);
    assert.equal(ledger.poolFree - free, 400 - expected);
    assert.equal(sumsOf(ledger.agreement).unvested, 0);
    assert.deepEqual(ledger.pass('2026-07-20'), []);
  }
});

test('the month that ends on the end date counts', () => {
  const ledger = underWay('return');
  ledger.do('2026-06-01', 'contributor', notice());
  assert.equal(ledger.agreement.endDay, '2026-06-15');
  ledger.pass('2026-06-16');
  assert.equal(ledger.milestone(1).vested, Math.floor((400 * 5) / 12));
});

test('a bad leaver needs a listed cause in a notice of the project, and seven days without a contest', () => {
  const ledger = underWay();
  assert.equal(ledger.faultOf('2026-06-01', 'contributor', notice(1)), 'not_your_side');
  assert.equal(ledger.faultOf('2026-06-01', 'project', notice(2)), 'cause_unknown');
  ledger.do('2026-06-20', 'project', notice(1));
  const stands: Command = { kind: 'decide_cause', isUpheld: true };
  const deadlines = () =>
    dueStepsOf(ledger.agreement, ledger.steps).filter(({ milestone }) => milestone === null);
  assert.deepEqual(
    deadlines().map(({ wait: deadline, owes, untilAt }) => [deadline, owes, untilAt]),
    [['cause_contest', 'contributor', '2026-06-27T06:30:00.000Z']],
  );
  assert.equal(ledger.faultOf('2026-06-26', 'product', stands), 'not_due');
  assert.equal(ledger.faultOf('2026-06-27', 'product', { ...stands, isUpheld: false }), 'cause_not_claimed');
  assert.deepEqual(
    ledger.pass('2026-06-28'),
    [],
    'time alone decides nothing: a clock says when silence counts',
  );
  assert.deepEqual(ledger.do('2026-06-28', 'product', stands), ['cause_decided']);
  assert.deepEqual(deadlines(), []);
  ledger.pass('2026-07-05');
  assert.equal(ledger.milestone(1).returned, 400 - Math.floor((400 * 5) / 12));
});

test('while a cause is contested unvested units are held; a ruling decides', () => {
  for (const isUpheld of [true, false]) {
    const ledger = underWay();
    ledger.do('2026-06-20', 'project', notice(1));
    ledger.do('2026-06-22', 'contributor', { kind: 'contest_cause' });
    assert.deepEqual(
      dueStepsOf(ledger.agreement, ledger.steps).flatMap(({ wait: deadline, owes, milestone }) =>
        milestone === null ? [[deadline, owes]] : [],
      ),
      [['cause_ruling', 'administrator']],
    );
    ledger.pass('2026-07-20');
    assert.equal(ledger.agreement.status, 'ended');
    assert.equal(ledger.milestone(1).vested, Math.floor((400 * 5) / 12));
    assert.equal(ledger.milestone(1).reserved, 400);
    assert.equal(
      ledger.faultOf('2026-07-21', 'project', { kind: 'decide_cause', isUpheld }),
      'not_your_side',
    );
    ledger.do('2026-07-21', 'administrator', { kind: 'decide_cause', isUpheld });
    assert.equal(ledger.milestone(1).vested, isUpheld ? Math.floor((400 * 5) / 12) : 400);
    assert.equal(ledger.milestone(1).reserved, ledger.milestone(1).vested);
  }
});

test('a dispute opens once, from submission on, allows one appeal, and bars acceptance meanwhile', () => {
  const ledger = underWay();
  assert.equal(ledger.faultOf('2026-02-03', 'contributor', dispute(2)), 'not_from_this_stage');
  ledger.do('2026-02-03', 'contributor', submit(2));
  const evidence: Command = { kind: 'give_evidence', milestone: 2 };
  assert.equal(ledger.faultOf('2026-02-04', 'contributor', evidence), 'not_from_this_stage');
  ledger.do('2026-02-04', 'project', dispute(2));
  for (const side of ['project', 'contributor'] as const)
    assert.deepEqual(ledger.do('2026-02-05', side, evidence), ['evidence_given']);
  assert.equal(ledger.faultOf('2026-02-05', 'administrator', evidence), 'not_your_side');
  assert.equal(
    ledger.faultOf('2026-02-05', 'project', { kind: 'accept', milestone: 2 }),
    'milestone_disputed',
  );
  assert.equal(ledger.faultOf('2026-02-05', 'project', dispute(2)), 'dispute_used');
  assert.equal(ledger.faultOf('2026-02-05', 'project', rule(2, 5)), 'not_your_side');
  assert.equal(ledger.faultOf('2026-02-05', 'administrator', rule(2, 1_000_001)), 'award_too_large');
  ledger.do('2026-02-10', 'administrator', rule(2, 0));
  assert.equal(ledger.milestone(2).stage, 'rejected');
  assert.equal(ledger.milestone(2).reserved, 500);
  assert.equal(ledger.faultOf('2026-02-11', 'contributor', evidence), 'not_from_this_stage');
  ledger.do('2026-02-11', 'contributor', { kind: 'appeal', milestone: 2 });
  assert.deepEqual(ledger.do('2026-02-20', 'administrator', rule(2, 600_000)), ['ruled', 'ruling_final']);
  assert.deepEqual(
    [ledger.milestone(2).units, ledger.milestone(2).pay, ledger.milestone(2).reserved],
    [300, 300_000, 300],
  );
  assert.equal(
    ledger.faultOf('2026-02-21', 'contributor', { kind: 'appeal', milestone: 2 }),
    'not_from_this_stage',
  );
  assert.equal(ledger.faultOf('2026-02-21', 'contributor', dispute(2)), 'dispute_used');
});

test('a ruling takes unvested units first, and vested ones only when it is final, of that milestone alone', () => {
  const ledger = underWay();
  ledger.accept('2026-02-03', 3, 40);
  ledger.pass('2026-09-20');
  const vested = Math.floor((400 * 8) / 12);
  assert.equal(ledger.milestone(1).vested, vested);
  ledger.do('2026-09-21', 'project', dispute(1));
  ledger.do('2026-09-25', 'administrator', rule(1, 250_000));
  assert.deepEqual([ledger.milestone(1).units, ledger.milestone(1).vested], [100, vested]);
  assert.equal(
    ledger.faultOf('2026-09-26', 'contributor', { kind: 'give_up_units', units: vested + 1 }),
    'units_not_held',
  );
  ledger.do('2026-10-03', 'product', { kind: 'make_final', milestone: 1 });
  assert.deepEqual([ledger.milestone(1).vested, ledger.milestone(1).reserved], [100, 100]);
  assert.equal(ledger.milestone(3).vested, vested);
});

test('money paid above the new pay is to be paid back, and confirmed by the project', () => {
  const ledger = underWay();
  ledger.pay('2026-02-05', 1, 600_000);
  ledger.do('2026-02-20', 'project', dispute(1));
  ledger.do('2026-02-25', 'administrator', rule(1, 500_000, true));
  assert.deepEqual([ledger.milestone(1).units, ledger.milestone(1).pay], [200, 300_000]);
  assert.equal(moneyStageOf(ledger.milestone(1)), 'to_pay_back');
  const back = (amount: number): Command => ({
    kind: 'pay_back',
    milestone: 1,
    amount,
    day: '2026-03-01',
    way: 'Cash',
  });
  assert.equal(ledger.faultOf('2026-03-01', 'contributor', back(300_001)), 'payment_too_large');
  ledger.do('2026-03-01', 'contributor', back(300_000));
  ledger.do('2026-03-02', 'project', {
    kind: 'confirm_paid_back',
    milestone: 1,
    payment: ledger.agreement.sequence,
    amount: 300_000,
  });
  assert.equal(moneyStageOf(ledger.milestone(1)), 'settled');
  assert.deepEqual(accountOf(ledger.milestone(1), 'pay').paidBack, 300_000);
});

test('a ruling that changes nothing leaves everything as it stood', () => {
  const ledger = underWay();
  const before = ledger.milestone(1);
  ledger.do('2026-02-20', 'project', dispute(1));
  ledger.do('2026-02-25', 'administrator', rule(1, 1_000_000, true));
  const { disputedBy, ...after } = ledger.milestone(1);
  assert.deepEqual({ ...after, dispute: 'none', disputedBy: [], ruledBy: null }, before);
  assert.deepEqual(disputedBy, ['project']);
});

test('a dispute after its time is refused; a ruling for what was dropped takes its units again', () => {
  const ledger = underWay();
  ledger.pay('2026-02-05', 1, 600_000);
  assert.equal(ledger.faultOf('2026-03-07T06:30:00.001Z', 'project', dispute(1)), 'dispute_too_late');
  assert.equal(ledger.faultOf('2026-03-07T06:30:00.000Z', 'project', dispute(1)), null);
  ledger.do('2026-03-07', 'project', { kind: 'drop', milestone: 2 });
  ledger.do('2026-03-08', 'contributor', dispute(2));
  ledger.do('2026-03-10', 'administrator', rule(2, 600_000));
  assert.deepEqual([ledger.milestone(2).stage, ledger.milestone(2).reserved], ['accepted', 300]);
});

test('an amendment changes what is planned, and refuses where it meanwhile started', () => {
  const first = documentWith({});
  const second = documentWith({ version: 2, milestones: [{}, { value: 2_000_000 }, {}, { value: 5_000 }] });
  const amend: Command = { kind: 'amend', version: 2, document: hashOfValue(second) };
  const ledger = new Ledger(first, { later: [second] });
  ledger.do('2026-02-01', 'contributor', start(1, 40));
  ledger.do('2026-02-02', 'product', amend);
  ledger.do('2026-02-03', 'contributor', start(2, 40));
  assert.equal(ledger.milestone(2).units, 800);
  assert.equal(ledger.milestone(4).terms.value, 5_000);
  const meanwhile = new Ledger(first, { later: [second] });
  meanwhile.do('2026-02-01', 'contributor', start(2, 40));
  assert.equal(meanwhile.faultOf('2026-02-02', 'product', amend), 'entry_wrong_figures');
  assert.equal(
    meanwhile.faultOf('2026-02-02', 'product', { ...amend, document: '0'.repeat(64) }),
    'entry_unknown',
  );
});

test('a started milestone keeps the price and vesting of the version under which it started', () => {
  const first = documentWith({});
  const second = documentWith({
    version: 2,
    equity: { unitPrice: 500, vesting: { kind: 'monthly', months: 6, cliff: 0, startDay: '2026-01-15' } },
  });
  const ledger = new Ledger(first, { later: [second] });
  ledger.do('2026-02-01', 'contributor', start(1, 40));
  ledger.do('2026-02-02', 'product', { kind: 'amend', version: 2, document: hashOfValue(second) });
  ledger.do('2026-02-03', 'contributor', submit(1));
  ledger.do('2026-02-03', 'project', { kind: 'accept', milestone: 1 });
  ledger.accept('2026-02-03', 2, 40);
  ledger.pass('2026-04-16');
  assert.deepEqual([ledger.milestone(1).units, ledger.milestone(2).units], [400, 800]);
  assert.deepEqual([ledger.milestone(1).vested, ledger.milestone(2).vested], [100, 400]);
});

test('entries go forward in time, one after another', () => {
  const ledger = underWay();
  assert.equal(ledger.faultOf('2026-02-01', 'contributor', start(3, 0)), 'entry_out_of_order');
});
