import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { moneyLimits } from '#rules/agreements/money-limits.ts';
import { does, letMoneyWait, moneyWorld } from '#tests/agreements/owed.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../../ground/actor.ts';
import { closeOpen } from './close-open.ts';
import { reversePayment } from './reverse-payment.ts';
import { showMoney } from './show-money.ts';

const core = await freshCore();
await keepBeating(core);
const { owner, contributor, due, send, confirm, lastPayment } = await moneyWorld(core);

async function lapse() {
  await lapseDueDeadlines(core);
  await runReactions(core);
}

test('the project can close a repayment 90 days overdue, and then everything is settled', async () => {
  const { ofMilestone } = await due();
  await confirm(contributor, ofMilestone, lastPayment(await send(owner, ofMilestone, 1_000_000)), 1_000_000);
  await does(core, ofMilestone.agreementId, 'project', { kind: 'open_dispute', milestone: 1 });
  const ruling = { kind: 'rule', milestone: 1, awarded: 400_000, isFinal: true } as const;
  await does(core, ofMilestone.agreementId, 'administrator', ruling);
  const close = async (who: Member) =>
    closeOpen(
      core,
      who,
      { ...ofMilestone, basedOn: (await showMoney(core, who, ofMilestone)).sequence },
      'back',
    );
  await assert.rejects(close(owner), refused('agreement_close_too_early'));
  await letMoneyWait(core, ofMilestone.agreementId, 16 * 24);
  await lapse();
  await assert.rejects(close(owner), refused('agreement_close_too_early'));
  await send(contributor, ofMilestone, 100_000, { owed: 'back' });
  await sql`update agreement_late_payments set overdue_at = now() - interval '91 days' where agreement_id = ${ofMilestone.agreementId}`.execute(
    core.db,
  );
  await assert.rejects(close(contributor), refused('not_your_side'));
  const before = await showMoney(core, owner, ofMilestone);
  assert.deepEqual([before.stage, before.can.closeBack, before.can.close], ['to_pay_back', true, false]);
  const closed = await close(owner);
  assert.deepEqual([closed.stage, closed.closedBack?.amount, closed.closed], ['closed', 600_000, null]);
  assert.deepEqual([closed.dues, closed.can.confirmPaidBack], [[], false]);
  const running = await core.db
    .selectFrom('clocks')
    .select('kind')
    .where('subject_id', 'like', `${ofMilestone.agreementId}.%`)
    .where('ended_at', 'is', null)
    .execute();
  assert.deepEqual(running, []);
  const { rows } = await sql<{ is_settled: boolean; late: number }>`
    select is_settled, (select count(*)::int from agreement_late_payments as late
      where late.agreement_id = agreements.id and settled_at is null) as late
    from agreements where id = ${ofMilestone.agreementId}`.execute(core.db);
  assert.deepEqual(rows, [{ is_settled: true, late: 0 }]);
  // With the contributor gone it can be closed at once.
  const gone = await due();
  await confirm(
    contributor,
    gone.ofMilestone,
    lastPayment(await send(owner, gone.ofMilestone, 1_000_000)),
    1_000_000,
  );
  await does(core, gone.ofMilestone.agreementId, 'project', { kind: 'open_dispute', milestone: 1 });
  await does(core, gone.ofMilestone.agreementId, 'administrator', ruling);
  await sql`update agreements set contributor_id = null where id = ${gone.ofMilestone.agreementId}`.execute(
    core.db,
  );
  const { sequence: basedOn } = await showMoney(core, owner, gone.ofMilestone);
  assert.equal((await closeOpen(core, owner, { ...gone.ofMilestone, basedOn }, 'back')).stage, 'closed');
});

test('one side states no more than the other can look at, and payments are read a page at a time', async () => {
  const { ofMilestone } = await due();
  const entries: number[] = [];
  for (let at = 0; at < moneyLimits.openStatements; at++)
    entries.push(lastPayment(await send(owner, ofMilestone, 1)));
  await assert.rejects(send(owner, ofMilestone, 1), refused('agreement_statements_open'));
  await confirm(contributor, ofMilestone, entries[0] ?? 0, 0);
  const takenBack = lastPayment(await send(owner, ofMilestone, 1));
  const reverse = async (entry: number) =>
    reversePayment(core, owner, {
      ...ofMilestone,
      entry,
      basedOn: (await showMoney(core, owner, ofMilestone)).sequence,
    });
  await reverse(takenBack);
  // A payment that is taken back makes room for another, and still counts towards the day's limit.
  let stated = moneyLimits.openStatements + 1;
  for (; stated < moneyLimits.statementsADay; stated++)
    await reverse(lastPayment(await send(owner, ofMilestone, 1)));
  await assert.rejects(send(owner, ofMilestone, 1), refused('agreement_statements_many'));
  // The other side has figures of its own, and other milestones theirs.
  const second = await due();
  await send(owner, second.ofMilestone, 1);
  // A later day.
  const flood = Array.from({ length: moneyLimits.payments }, () => [1, 1]).flat();
  for (const _ of flood.slice(0, moneyLimits.payments)) {
    const payment = { kind: 'send_payment', milestone: 1, owed: 'pay', sent: 1, withheld: 0 } as const;
    const entry = await does(core, ofMilestone.agreementId, 'project', {
      ...payment,
      day: '2026-11-22',
      way: 'Cash',
    });
    await does(core, ofMilestone.agreementId, 'project', { kind: 'reverse', entry });
  }
  const newest = await showMoney(core, contributor, ofMilestone);
  const open = newest.payments.filter(({ confirmed, isReversed }) => confirmed === null && !isReversed);
  assert.equal(open.length, moneyLimits.openStatements - 1, 'what waits is on every page');
  assert.equal(newest.payments.length, moneyLimits.payments + open.length);
  assert.ok(newest.next > 0);
  const older = await showMoney(core, contributor, { ...ofMilestone, before: newest.next });
  assert.equal(older.next, 0);
  const seen = new Set([...newest.payments, ...older.payments].map(({ entry }) => entry));
  assert.equal(seen.size, moneyLimits.statementsADay + moneyLimits.payments);
  // The deadlines to look at are the running ones and those of owed steps.
  const { rows } = await sql<{ running: number }>`
    select count(*)::int as running from clocks
    where kind = 'payment_confirmation' and ended_at is null and subject_id like ${`${ofMilestone.agreementId}.%`}`.execute(
    core.db,
  );
  assert.equal(rows[0]?.running, open.length);
});
