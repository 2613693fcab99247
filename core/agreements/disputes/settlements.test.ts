import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { verifyDownload } from '#rules/ledger/verify-download.ts';
import { kindsOf, pass, ruled } from '#tests/agreements/disputes.ts';
import { settlementWorld } from '#tests/agreements/settlements.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import { Refusal } from '../../ground/refusal.ts';
import { downloadAgreement } from '../download-agreement.ts';
import { listLedgerKeys } from '../list-ledger-keys.ts';
import { showMilestone } from '../milestones/show-milestone.ts';
import { showAgreement } from '../show-agreement.ts';
import { acceptSettlement } from './accept-settlement.ts';
import { closeSettlement } from './close-settlement.ts';
import { openDisputeAtDesk } from './open-at-desk.ts';
import { proposeSettlement } from './propose-settlement.ts';
import { withdrawDispute } from './withdraw-dispute.ts';

const { core, first, underWay, read, basis, proposing, propose, turnsOf, notificationsOf, deadlineOf } =
  await settlementWorld();
const week = 7 * 24 + 12;

/** How each ended: done, or the code of its refusal. */
async function outcomes(tried: Promise<unknown>[]): Promise<string[]> {
  const ended = await Promise.allSettled(tried);
  return ended.map((one) => {
    if (one.status === 'fulfilled') return 'done';
    if (one.reason instanceof Refusal) return one.reason.code;
    throw one.reason;
  });
}

test('one side proposes what a ruling could set, the other accepts it, and it is final as a ruling is', async () => {
  const { id, owner, contributor, disputeId } = await underWay();
  // While evidence can be given, both sides have the step on Today, and no one is reminded of it.
  for (const who of [owner, contributor]) assert.deepEqual(await turnsOf(who), [['dispute_evidence'], []]);
  const { rows: reminded } = await sql`
    select from clocks where kind = 'dispute_evidence' and next_notice_at is not null`.execute(core.db);
  assert.equal(reminded.length, 0);
  const said = await proposing(owner, id);
  await assert.rejects(
    proposeSettlement(core, owner, { ...said, passes: '' }),
    refused('dispute_passes_missing'),
  );
  await assert.rejects(
    proposeSettlement(core, owner, { ...said, awarded: 1_000_001 }),
    refused('award_too_large'),
  );
  const twice = await Promise.all([said, said].map((one) => proposeSettlement(core, owner, one)));
  assert.deepEqual(
    twice.map(({ settlements }) => settlements.length),
    [1, 1],
  );
  assert.deepEqual(await turnsOf(owner), [['dispute_evidence'], ['dispute_settlement']]);
  assert.deepEqual(await turnsOf(contributor), [['dispute_settlement', 'dispute_evidence'], []]);
  const hours = (await deadlineOf(id, 'dispute_settlement'))?.hours ?? 0;
  assert.ok(hours >= 71 && hours <= 84, String(hours));
  assert.deepEqual((await notificationsOf(contributor, id)).slice(-1), ['dispute_proposed']);
  const one = await read(contributor, id);
  const [proposed] = one.settlements;
  assert.deepEqual(
    [proposed?.awarded, proposed?.units, proposed?.pay, proposed?.words, proposed?.passes],
    [600_000, 240, 360_000, said.words, said.passes],
  );
  assert.deepEqual(
    [one.can.accept, one.can.close, one.can.propose, one.can.withdraw],
    [true, true, false, false],
  );
  assert.equal((await read(owner, id)).can.accept, false);
  // The administrator who rules cannot read any of it.
  const desk = JSON.stringify(await openDisputeAtDesk(core, first, disputeId));
  assert.ok(!desk.includes(said.words) && !desk.includes('360000'));
  const accepting = await basis(contributor, id);
  await assert.rejects(acceptSettlement(core, owner, await basis(owner, id)), refused('not_your_side'));
  await assert.rejects(
    acceptSettlement(core, contributor, { ...accepting, basedOn: accepting.basedOn - 1 }),
    refused('conflict'),
  );
  const ten = await Promise.all(
    Array.from({ length: 10 }, () => acceptSettlement(core, contributor, accepting)),
  );
  assert.ok(ten.every(({ stage }) => stage === 'agreed'));
  assert.deepEqual(await kindsOf(core, id), [
    ...['started', 'submitted', 'dispute_opened', 'settlement_proposed'],
    ...['ruled', 'ruling_final', 'completed'],
  ]);
  const agreed = await read(owner, id);
  assert.deepEqual(
    agreed.rulings.map(({ isAgreed, awarded, reason, passes }) => [isAgreed, awarded, reason, passes]),
    [[true, 600_000, said.words, said.passes]],
  );
  assert.deepEqual([agreed.can, agreed.waits.what], [{ ...noneOf(agreed.can) }, '']);
  const { sums } = await showAgreement(core, owner, id);
  assert.deepEqual([sums?.awarded, sums?.units, sums?.pay, sums?.due], [600_000, 240, 360_000, 360_000]);
  const { entries } = await showMilestone(core, owner, { agreementId: id, milestone: 1 });
  assert.ok(entries.some(({ kind }) => kind === 'ruled_agreed'));
  assert.deepEqual((await notificationsOf(owner, id)).slice(-1), ['dispute_agreed']);
  const notified = await notificationsOf(contributor, id);
  assert.ok(!notified.includes('dispute_ruled') && !notified.includes('dispute_final'));
  const over = await openDisputeAtDesk(core, first, disputeId);
  assert.deepEqual([over.stage, over.bar, over.detail, over.can.rule], ['agreed', 'over', null, false]);
  await assert.rejects(ruled(core, first, disputeId), refused('dispute_over'));
  const file = await downloadAgreement(core, owner, id);
  const { keys } = await listLedgerKeys(core);
  const verified = await verifyDownload(file, Object.fromEntries(keys.map((key) => [key.id, key.publicKey])));
  assert.ok(verified.isGood && !file.includes(said.words));
});

const noneOf = <Can extends object>(can: Can) =>
  Object.fromEntries(Object.keys(can).map((name) => [name, false]));

test('of an acceptance and a ruling at once, and of an acceptance and a withdrawal, one is done', async () => {
  const { id, owner, contributor, disputeId } = await underWay();
  await pass(core, id, week);
  await propose(owner, id);
  const accepting = await basis(contributor, id);
  const against = await outcomes([
    acceptSettlement(core, contributor, accepting),
    ruled(core, first, disputeId),
  ]);
  assert.equal(against.filter((one) => one === 'done').length, 1, against.join());
  assert.equal((await kindsOf(core, id)).filter((kind) => kind === 'ruled').length, 1);
  const other = await underWay();
  await propose(other.owner, other.id);
  const [accept, withdrawing] = [
    await basis(other.contributor, other.id),
    await basis(other.owner, other.id),
  ];
  const both = await outcomes([
    acceptSettlement(core, other.contributor, accept),
    withdrawDispute(core, other.owner, withdrawing),
  ]);
  assert.deepEqual(both.toSorted(), ['conflict', 'done']);
  const kinds = await kindsOf(core, other.id);
  assert.equal(kinds.filter((kind) => kind === 'ruled' || kind === 'dispute_withdrawn').length, 1);
});

test('a proposal is declined, taken back, or lapses quietly after three days; evidence and ruling go on', async () => {
  const { id, owner, contributor, disputeId } = await underWay();
  await propose(owner, id);
  await closeSettlement(core, contributor, await basis(contributor, id));
  assert.deepEqual((await notificationsOf(owner, id)).slice(-1), ['dispute_declined']);
  await propose(contributor, id);
  await closeSettlement(core, contributor, await basis(contributor, id));
  await propose(contributor, id);
  const before = [await notificationsOf(owner, id), await notificationsOf(contributor, id)];
  const emails = (await postedEmails(core)).length;
  const late = await basis(owner, id);
  await sql`update clocks set due_at = now() - interval '1 minute'
    where kind = 'dispute_settlement' and ended_at is null and starts_with(subject_id, ${id})`.execute(
    core.db,
  );
  assert.equal((await read(owner, id)).can.accept, false);
  await assert.rejects(acceptSettlement(core, owner, late), refused('settlement_lapsed'));
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.deepEqual([await notificationsOf(owner, id), await notificationsOf(contributor, id)], before);
  assert.equal((await postedEmails(core)).length, emails);
  const one = await read(owner, id);
  assert.deepEqual(
    one.settlements.map(({ side, outcome }) => [side, outcome]),
    [
      ['project', 'declined'],
      ['contributor', 'taken_back'],
      ['contributor', 'lapsed'],
    ],
  );
  assert.deepEqual([one.stage, one.waits.what, one.proposal], ['open', 'evidence', null]);
  assert.deepEqual(await turnsOf(owner), [['dispute_evidence'], []]);
  // A ruling rests on the evidence of both sides, so a proposal between them does not make its basis outdated.
  await pass(core, id, week);
  const { sequence } = await openDisputeAtDesk(core, first, disputeId);
  await propose(owner, id);
  const { sequence: later } = await openDisputeAtDesk(core, first, disputeId);
  assert.ok(later > sequence);
  assert.equal((await ruled(core, first, disputeId)).stage, 'ruled');
  assert.equal((await read(owner, id)).settlements.at(-1)?.outcome, 'over');
});
