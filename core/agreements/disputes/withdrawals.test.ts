import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { disputed, pass, ruled } from '#tests/agreements/disputes.ts';
import { letMoneyWait } from '#tests/agreements/owed.ts';
import { settlementWorld } from '#tests/agreements/settlements.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import { removeAccount } from '../../accounts/steps/remove-account.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import { openDisputeAtDesk } from './open-at-desk.ts';
import { withdrawDispute } from './withdraw-dispute.ts';

const { core, first, underWay, read, basis, propose, withdraw, turnsOf, notificationsOf, deadlineOf } =
  await settlementWorld();
const week = 7 * 24 + 12;

test('a withdrawn dispute resumes deadlines with at least three days, and can be reopened only once', async () => {
  const { id, owner, contributor, disputeId } = await underWay('contributor');
  await assert.rejects(withdraw(owner, id), refused('not_your_side'));
  const withdrawing = await basis(contributor, id);
  const twice = await Promise.all(
    [withdrawing, withdrawing].map((one) => withdrawDispute(core, contributor, one)),
  );
  assert.ok(twice.every(({ stage, can }) => stage === 'withdrawn' && can.open));
  assert.deepEqual((await notificationsOf(owner, id)).slice(-1), ['dispute_withdrawn']);
  const review = await deadlineOf(id, 'milestone_review');
  assert.ok(review?.state === 'running' && review.hours >= 6 * 24, JSON.stringify(review));
  assert.deepEqual(await turnsOf(owner), [['milestone_review'], []]);
  const gone = await openDisputeAtDesk(core, first, disputeId);
  assert.deepEqual([gone.stage, gone.bar, gone.waits.what, gone.can.rule], ['withdrawn', 'over', '', false]);
  // Once more, when its time is nearly over: with evidence for seven days of its own.
  await sql`update clocks set due_at = now() + interval '1 hour' where kind = 'milestone_review' and subject_id = ${`${id}.1`}`.execute(
    core.db,
  );
  const again = await disputed(core, contributor, id);
  assert.ok(again.$id !== disputeId && again.can.withdraw && again.can.giveEvidence);
  assert.ok(((await deadlineOf(id, 'dispute_evidence'))?.hours ?? 0) >= 7 * 24 - 1);
  await assert.rejects(ruled(core, first, disputeId), refused('dispute_over'));
  assert.deepEqual((await openDisputeAtDesk(core, first, again.$id)).stage, 'open');
  await withdraw(contributor, id);
  assert.ok(((await deadlineOf(id, 'milestone_review'))?.hours ?? 0) >= 3 * 24 - 1);
  await assert.rejects(disputed(core, contributor, id), refused('dispute_used'));
  assert.equal((await read(contributor, id)).can.open, false);
  assert.equal((await read(owner, id)).can.open, true, 'the other side keeps its own');
});

test('withdrawing a dispute after a late ruling clears the lateness, and the next one needs evidence', async () => {
  const { id, owner, disputeId } = await underWay();
  await pass(core, id, week);
  await pass(core, id, 16 * 24);
  assert.equal((await read(owner, id)).waits.isLate, true);
  const after = await withdraw(owner, id);
  assert.deepEqual([after.stage, after.waits], ['withdrawn', { what: '', dueAt: '', isLate: false }]);
  const again = await disputed(core, owner, id);
  assert.deepEqual([again.waits.what, again.waits.isLate], ['evidence', false]);
  assert.equal((await openDisputeAtDesk(core, first, disputeId)).waits.what, '');
});

test('a contributor who leaves answers nothing: the proposal lapses, and the ruling is still owed', async () => {
  const { id, owner, contributor } = await underWay();
  await propose(owner, id);
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, contributor.id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  await runReactions(core);
  await letMoneyWait(core, id, 4 * 24);
  await lapseDueDeadlines(core);
  await runReactions(core);
  const one = await read(owner, id);
  assert.deepEqual([one.stage, one.settlements.map(({ outcome }) => outcome)], ['open', ['lapsed']]);
  assert.deepEqual(await turnsOf(owner), [['dispute_evidence'], []]);
});
