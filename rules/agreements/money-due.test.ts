import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyDocument } from '#tests/agreements/agreement-documents.ts';
import { anyAttempts, play } from '#tests/agreements/agreement-histories.ts';
import { likelyAttempts } from '#tests/agreements/agreement-stories.ts';
import { isUpiId, upiLink } from '../checks/upi.ts';
import { debtsOf } from './money-due.ts';
import { accountOf, backOf } from './money-of.ts';
import { sumOf } from './whole-numbers.ts';

test('the parts of a debt add up to the amount that is due and to the amount that is not settled', () => {
  const histories = anyDocument.chain((document) =>
    fc.oneof(likelyAttempts(document), anyAttempts()).map((attempts) => ({ document, attempts })),
  );
  let seen = 0;
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      for (const { agreement, steps } of play([document], attempts, 10_000_000_000_000).played)
        for (const milestone of agreement.milestones) {
          const debts = debtsOf(milestone, steps);
          const sum = (kind: string, of: 'unsent' | 'unsettled') =>
            sumOf(debts.filter(({ owed }) => owed === kind).map((debt) => debt[of]));
          const [pay, fallback] = [accountOf(milestone, 'pay'), accountOf(milestone, 'fallback')];
          assert.equal(sum('pay', 'unsent'), pay.due);
          assert.equal(sum('fallback', 'unsent'), fallback.due);
          assert.equal(sum('back', 'unsent'), backOf(milestone).toPayBack);
          const open = Math.max(0, pay.owed - (pay.confirmed - pay.paidBack));
          assert.equal(sum('pay', 'unsettled'), milestone.isClosed ? 0 : open);
          seen += debts.length;
        }
    }),
    { numRuns: 300 },
  );
  assert.ok(seen > 50, String(seen));
});

test('a UPI link holds the amount exactly, and nothing that is typed adds a parameter to it', () => {
  const link = upiLink({ to: 'asha.k@okbank', name: 'आशा & Sons?', amount: 1_234_505, note: 'Milestone 2' });
  const said = new URLSearchParams(link.slice(link.indexOf('?')));
  assert.deepEqual(Object.fromEntries(said), {
    pa: 'asha.k@okbank',
    pn: 'आशा & Sons?',
    am: '12345.05',
    cu: 'INR',
    tn: 'Milestone 2',
  });
  assert.ok(link.startsWith('upi://pay?pa=asha.k@okbank&') && !link.includes('+'));
  for (const wrong of ['asha', 'asha@', '@bank', 'a@b c', 'asha@ok.bank', 'asha&am=1@bank', 'आशा@bank'])
    assert.equal(isUpiId(wrong), false, wrong);
});
