import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Command } from '#rules/agreements/commands.ts';
import { dueByTime } from '#rules/agreements/due-by-time.ts';
import type { EquityTerms, VestingTerms } from '#rules/agreements/terms.ts';
import { anyDocument, documentWith } from '#tests/agreements/agreement-documents.ts';
import { play } from '#tests/agreements/agreement-histories.ts';
import { Ledger } from '#tests/agreements/agreement-ledgers.ts';
import { likelyAttempts } from '#tests/agreements/agreement-stories.ts';
import { nextDue } from './next-due.ts';
import { previewEnd } from './preview-end.ts';

const notice = (cause: number | null = null): Command => ({ kind: 'give_notice', cause });

/** One milestone of 400 units, accepted on a day. */
function accepted(at: string, equity: Partial<EquityTerms> = {}, zone?: string): Ledger {
  const ledger = new Ledger(documentWith({ equity, milestones: [{}, {}], ...(zone && { zone }) }));
  ledger.accept(at, 1, 40);
  return ledger;
}

const from = (startDay: string, cliff = 0): Pick<EquityTerms, 'vesting'> => ({
  vesting: { kind: 'monthly', months: 12, cliff, startDay } satisfies VestingTerms,
});

/** Lets time pass from one moment that is due to the next. */
function days(ledger: Ledger, count: number): string[] {
  return Array.from({ length: count }, () => {
    const due = nextDue(ledger.agreement);
    assert.ok(due);
    const written = ledger.pass(due.toISOString());
    const last = ledger.steps.at(-1)?.fact;
    assert.deepEqual(written, ['vested']);
    return last?.kind === 'vested' ? `${last.month} ${last.day} ${due.toISOString()}` : '';
  });
}

test('months fall due on the day number of the start or the last of the month, at midnight in the zone', () => {
  assert.deepEqual(days(accepted('2027-12-30', from('2027-12-31')), 4), [
    '1 2028-01-31 2028-01-30T18:30:00.000Z',
    '2 2028-02-29 2028-02-28T18:30:00.000Z',
    '3 2028-03-31 2028-03-30T18:30:00.000Z',
    '4 2028-04-30 2028-04-29T18:30:00.000Z',
  ]);
  assert.deepEqual(
    days(accepted('2026-01-28', from('2026-01-29')), 2).map((one) => one.slice(0, 12)),
    ['1 2026-02-28', '2 2026-03-29'],
  );
  const leap = accepted('2028-02-28', { ...from('2028-02-29'), conversionDay: '2030-01-15' });
  assert.equal(days(leap, 12).at(-1)?.slice(0, 13), '12 2029-02-28');
  assert.equal(nextDue(leap.agreement)?.toISOString(), '2030-01-14T18:30:00.000Z');
});

test('a cliff is waited for, a skipped midnight begins later, and units at once leave nothing to wait for', () => {
  const cliff = accepted('2026-01-15', from('2026-01-15', 6));
  assert.equal(nextDue(cliff.agreement)?.toISOString(), '2026-07-14T18:30:00.000Z');
  assert.deepEqual(cliff.pass('2026-07-14T18:30:00.000Z'), ['vested']);
  // Cairo’s clocks went from 24:00 to 01:00 on 24 April 2026.
  const cairo = accepted('2026-03-23', from('2026-03-24'), 'Africa/Cairo');
  assert.equal(nextDue(cairo.agreement)?.toISOString(), '2026-04-23T22:00:00.000Z');
  assert.deepEqual(cairo.pass('2026-04-23T21:59:59.999Z'), []);
  assert.deepEqual(cairo.pass('2026-04-23T22:00:00.000Z'), ['vested']);
  const atOnce = accepted('2026-02-01', { vesting: { kind: 'at_once' } });
  assert.equal(nextDue(atOnce.agreement)?.toISOString(), '2029-01-14T18:30:00.000Z');
  const { agreement } = new Ledger(documentWith({ equity: null }));
  assert.equal(nextDue(agreement), null);
});

test('the end and the last dispute day count as the next due time, silence about a cause does not', () => {
  const ledger = accepted('2026-02-01');
  ledger.pay('2026-02-02', 1, 600_000);
  ledger.do('2026-02-03', 'project', notice(1));
  assert.equal(nextDue(ledger.agreement)?.toISOString(), '2026-02-17T18:30:00.000Z');
  const stands = { kind: 'decide_cause', isUpheld: true } as const;
  assert.deepEqual(ledger.do('2026-02-10T06:30:00.000Z', 'product', stands), ['cause_decided']);
  assert.equal(nextDue(ledger.agreement)?.toISOString(), '2026-02-17T18:30:00.000Z');
  assert.deepEqual(ledger.pass('2026-02-17T18:30:00.000Z'), ['ended', 'units_returned']);
  assert.equal(nextDue(ledger.agreement)?.toISOString(), '2026-03-04T06:30:00.001Z');
  assert.deepEqual(ledger.pass('2026-03-04T06:30:00.001Z'), ['settled']);
  assert.equal(nextDue(ledger.agreement), null);
});

test('nothing is due before the moment that is named, and something is due at it', () => {
  fc.assert(
    fc.property(
      anyDocument.chain((document) => likelyAttempts(document).map((attempts) => ({ document, attempts }))),
      ({ document, attempts }) => {
        for (const { agreement } of play([document], attempts, 10_000_000_000_000).played) {
          const due = nextDue(agreement);
          const before = due ? due.getTime() - 1 : Date.parse(agreement.at || '2026-01-01') + 4e11;
          assert.equal(dueByTime(agreement, new Date(before).toISOString()), null);
          if (due) assert.notEqual(dueByTime(agreement, due.toISOString()), null);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('the preview of a notice shows the end date, and which units vest and return', () => {
  for (const leaver of ['vest', 'return'] as const) {
    const ledger = accepted('2026-02-01', { leaver });
    ledger.do('2026-02-02', 'contributor', { kind: 'start', milestone: 2, share: 0 });
    const preview = previewEnd(ledger.agreement, 'contributor', '2026-06-01T06:30:00.000Z');
    const months = Math.floor((400 * 5) / 12);
    assert.deepEqual(preview, {
      endDay: '2026-06-15',
      submitUntil: '2026-06-22',
      cancelled: [],
      underWay: [2],
      due: 600_000,
      good: leaver === 'vest' ? { vested: 400, returned: 0 } : { vested: months, returned: 400 - months },
      bad: { vested: months, returned: 400 - months },
    });
    ledger.do('2026-06-01', 'contributor', notice());
    ledger.pass('2026-06-16');
    assert.equal(ledger.milestone(1).vested, preview?.good.vested);
    assert.equal(previewEnd(ledger.agreement, 'project', '2026-06-16T06:30:00.000Z'), null);
  }
});
