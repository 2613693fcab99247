import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { debtsOf } from '#rules/agreements/money-due.ts';
import { moneyLimits } from '#rules/agreements/money-limits.ts';
import { does, letMoneyWait, moneyWorld } from '#tests/agreements/owed.ts';
import { acceptedAt, activeInPast } from '#tests/agreements/past-agreements.ts';
import { days } from '#tests/agreements/stated-before.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import { passTime } from '../ends/pass-time.ts';
import { findLedger } from '../find-in-force.ts';
import { closeOpen } from './close-open.ts';
import { showMoney } from './show-money.ts';

const core = await freshCore();
await keepBeating(core);
const { owner, contributor, between, send, confirm, lastPayment } = await moneyWorld(core);

/** Pay is due, and cash in place of 400 shares. */
async function bothDue() {
  const id = await activeInPast(core, between, {
    equity: { vesting: { kind: 'at_once' }, conversionDay: days(-3).slice(0, 10), fallbackPrice: 700 },
  });
  await acceptedAt(core, id, days(-20));
  await sql`update agreements set next_due_at = now() where id = ${id}`.execute(core.db);
  await passTime(core);
  return { agreementId: id, number: 1 };
}

test('unconfirmed statements about closed pay do not block stating cash for shares', async () => {
  const ofMilestone = await bothDue();
  for (let at = 0; at < moneyLimits.openStatements; at++) await send(owner, ofMilestone, 1);
  await assert.rejects(
    send(owner, ofMilestone, 1, { owed: 'fallback' }),
    refused('agreement_statements_open'),
  );
  await does(core, ofMilestone.agreementId, 'contributor', { kind: 'close_open', milestone: 1 });
  const money = await send(owner, ofMilestone, 1, { owed: 'fallback' });
  assert.equal(money.payments.at(-1)?.owed, 'fallback');
});

test('a repayment can be closed only once all of it is 90 days overdue', async () => {
  const ofMilestone = await bothDue();
  const { dues } = await showMoney(core, owner, ofMilestone);
  for (const { owed, amount } of dues)
    await confirm(
      contributor,
      ofMilestone,
      lastPayment(await send(owner, ofMilestone, amount, { owed })),
      amount,
    );
  await does(core, ofMilestone.agreementId, 'project', { kind: 'open_dispute', milestone: 1 });
  await does(core, ofMilestone.agreementId, 'administrator', {
    kind: 'rule',
    milestone: 1,
    awarded: 400_000,
    isFinal: true,
  });
  const ledger = await findLedger(core.db, { id: ofMilestone.agreementId });
  const [milestone] = ledger?.state.milestones ?? [];
  assert.ok(ledger && milestone);
  const back = debtsOf(milestone, ledger.entries).filter(({ owed }) => owed === 'back');
  assert.equal(back.length, 2, 'of pay, and of cash for shares');
  await letMoneyWait(core, ofMilestone.agreementId, 16 * 24);
  await lapseDueDeadlines(core);
  await runReactions(core);
  const close = async () =>
    closeOpen(
      core,
      owner,
      { ...ofMilestone, basedOn: (await showMoney(core, owner, ofMilestone)).sequence },
      'back',
    );
  const overdue = (since: number) =>
    sql`update agreement_late_payments set overdue_at = now() - interval '91 days'
      where agreement_id = ${ofMilestone.agreementId} and since = ${since}`.execute(core.db);
  await overdue(back[0]?.since ?? 0);
  assert.equal((await showMoney(core, owner, ofMilestone)).can.closeBack, false);
  await assert.rejects(close(), refused('agreement_close_too_early'));
  await overdue(back[1]?.since ?? 0);
  assert.equal((await showMoney(core, owner, ofMilestone)).can.closeBack, true);
  assert.equal((await close()).closedBack?.amount, back[0] && back[1] && back[0].amount + back[1].amount);
});
