import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import { Ledger } from '#tests/agreements/agreement-ledgers.ts';
import type { Command } from './commands.ts';
import { dueStepsOf } from './due-steps.ts';
import { offersOf } from './offers.ts';

const rule = (awarded: number, isFinal = false): Command => ({
  kind: 'rule',
  milestone: 1,
  awarded,
  isFinal,
});
const dispute: Command = { kind: 'open_dispute', milestone: 1 };
const sent = { withheld: 0, day: '2026-03-01', way: 'Cash' } as const;
const way = 'Cash';

/** The first milestone of 1,000,000 accepted with 400 units and 600,000 of pay. */
function accepted(milestones = [{}]): Ledger {
  const ledger = new Ledger(documentWith({ milestones }));
  ledger.accept('2026-02-01', 1, 40);
  return ledger;
}

test('a confirmation cannot be reversed while disputed, after the ruling or after a repayment', () => {
  const ledger = accepted();
  ledger.pay('2026-02-05', 1, 600_000);
  const reverse: Command = { kind: 'reverse', entry: ledger.agreement.sequence };
  const isOffered = () =>
    offersOf(ledger.agreement, 'contributor', ledger.agreement.at).milestones.get(1)?.reverse.length !== 0;
  assert.equal(isOffered(), true);
  ledger.do('2026-02-20', 'project', dispute);
  assert.equal(ledger.faultOf('2026-02-21', 'contributor', reverse), 'milestone_disputed');
  ledger.do('2026-02-28', 'administrator', rule(0, true));
  assert.equal(ledger.faultOf('2026-03-01', 'contributor', reverse), 'confirmation_stands');
  assert.equal(isOffered(), false);
  ledger.do('2026-03-02', 'contributor', {
    kind: 'pay_back',
    milestone: 1,
    amount: 600_000,
    day: '2026-03-02',
    way,
  });
  const payment = ledger.agreement.sequence;
  ledger.do('2026-03-03', 'project', { kind: 'confirm_paid_back', milestone: 1, payment, amount: 600_000 });
  assert.equal(ledger.faultOf('2026-03-04', 'contributor', reverse), 'agreement_settled');
  assert.equal(isOffered(), false);

  // A milestone that goes on keeps the agreement from being settled.
  const other = accepted([{}, {}]);
  other.do('2026-02-02', 'contributor', { kind: 'start', milestone: 2, share: 0 });
  other.do('2026-02-03', 'project', {
    kind: 'send_payment',
    milestone: 1,
    owed: 'pay',
    sent: 600_000,
    ...sent,
  });
  other.do('2026-02-04', 'project', dispute);
  other.do('2026-02-12', 'administrator', rule(0, true));
  other.do('2026-02-13', 'contributor', {
    kind: 'confirm_payment',
    milestone: 1,
    payment: 5,
    amount: 600_000,
  });
  assert.equal(other.faultOf('2026-02-14', 'contributor', { kind: 'reverse', entry: 8 }), 'entry_unknown');
  const confirmed = other.milestone(1).payments[0]?.confirmedBy ?? 0;
  assert.equal(
    other.faultOf('2026-02-14', 'contributor', { kind: 'reverse', entry: confirmed }),
    'confirmation_stands',
  );
});

test('the recipient can contradict a confirmation by silence until the ruling', () => {
  const ledger = accepted();
  ledger.do('2026-02-03', 'project', {
    kind: 'send_payment',
    milestone: 1,
    owed: 'pay',
    sent: 600_000,
    ...sent,
  });
  const payment = ledger.agreement.sequence;
  ledger.do('2026-02-11', 'product', { kind: 'confirm_payment', milestone: 1, payment, amount: 600_000 });
  const reverse: Command = { kind: 'reverse', entry: ledger.agreement.sequence };
  ledger.do('2026-02-12', 'project', dispute);
  assert.equal(ledger.faultOf('2026-02-13', 'contributor', reverse), null);
  ledger.do('2026-02-20', 'administrator', rule(1_000_000));
  assert.equal(ledger.faultOf('2026-02-21', 'contributor', reverse), 'milestone_disputed');
});

test('a confirmation, of a repayment too, stands once its time for a dispute is over', () => {
  const ledger = accepted([{}, {}]);
  ledger.pay('2026-02-05', 1, 600_000);
  const confirmed = ledger.agreement.sequence;
  const reverse: Command = { kind: 'reverse', entry: confirmed };
  assert.equal(ledger.faultOf('2026-03-07', 'contributor', reverse), null);
  assert.equal(ledger.faultOf('2026-03-08', 'contributor', reverse), 'confirmation_stands');
  // Reversed in time, the payment awaits a confirmation again, since the reversing entry.
  ledger.do('2026-02-20', 'contributor', reverse);
  const [deadlines] = dueStepsOf(ledger.agreement, ledger.steps).filter(
    ({ entry }) => entry === confirmed - 1,
  );
  assert.deepEqual([deadlines?.wait, deadlines?.from], ['payment_confirmation', ledger.agreement.at]);
  const again = { kind: 'confirm_payment', milestone: 1, payment: confirmed - 1, amount: 600_000 } as const;
  ledger.do('2026-02-21', 'contributor', again);
  ledger.do('2026-02-22', 'project', dispute);
  ledger.do('2026-03-02', 'administrator', rule(0, true));
  for (const [side, silent] of [
    ['project', false],
    ['product', true],
  ] as const) {
    const day = ledger.agreement.at.slice(0, 10);
    ledger.do(day, 'contributor', { kind: 'pay_back', milestone: 1, amount: 300_000, day, way });
    const payment = ledger.agreement.sequence;
    ledger.do(day, side, { kind: 'confirm_paid_back', milestone: 1, payment, amount: 300_000 });
    const back: Command = { kind: 'reverse', entry: payment + 1 };
    assert.equal(ledger.faultOf(day, 'project', back), silent ? null : 'confirmation_stands');
    assert.equal(ledger.faultOf('2026-05-01', 'project', back), 'confirmation_stands');
  }
});
