import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { active, equity, milestone, poolOf } from '#tests/agreements/agreements.ts';
import { accepted, does, letMoneyWait, moneyWorld } from '#tests/agreements/owed.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { leaveTeam } from '../projects/leave-team.ts';
import { countTurns } from '../today/count-turns.ts';
import { listTurns } from '../today/list-turns.ts';
import { settleMissed } from './ends/settle-missed.ts';
import { forgetDeadlines } from './forget-deadlines.ts';
import { listAgreements } from './list-agreements.ts';
import { closeOpen } from './money/close-open.ts';
import { showMoney } from './money/show-money.ts';

const core = await freshCore();
await keepBeating(core);

async function lapse(agreementId: string, days = 400): Promise<void> {
  await letMoneyWait(core, agreementId, days * 24);
  await lapseDueDeadlines(core);
  await runReactions(core);
}

/**
 * The agreement's steps on Today. The bell agrees with them, and so does the list of agreements, which shows the step due
 * first.
 */
async function turnsOf(who: Member, agreementId: string) {
  const { mine, others } = await listTurns(core, who);
  const of = (turns: typeof mine) =>
    turns
      .filter(({ subjectId }) => subjectId.startsWith(agreementId))
      .map(({ kind, dueAt }) => `${kind}${Date.parse(dueAt) < Date.now() ? ', late' : ''}`);
  const { agreements } = await listAgreements(core, who, { list: 'open', after: '' });
  const listed = agreements.find(({ id }) => id === agreementId);
  const isTurn = listed !== undefined && listed.waits.whose === listed.side;
  if (of(mine).length === 0 || of(others).length === 0) assert.equal(isTurn, of(mine).length > 0);
  assert.equal(await countTurns(core, who), mine.length);
  return { mine: of(mine), others: of(others) };
}
const nothing = { mine: [], others: [] };

async function latePayment() {
  const world = await moneyWorld(core);
  const { ofMilestone, since } = await world.due();
  await lapse(ofMilestone.agreementId);
  return { ...world, ofMilestone, since, id: ofMilestone.agreementId };
}

test('a late payment stays on Today for all owners and the contributor until sent; its rest comes back', async () => {
  const { owner, partner, contributor, ofMilestone, id, send, confirm, lastPayment, someone } =
    await latePayment();
  const both = async () => [
    (await turnsOf(owner, id)).mine,
    (await turnsOf(partner, id)).mine,
    (await turnsOf(contributor, id)).others,
  ];
  assert.deepEqual(await both(), Array(3).fill(['payment, late']));
  assert.deepEqual(await turnsOf(await someone('Nobody'), id), nothing);
  const sent = await send(owner, ofMilestone, 1_000_000);
  assert.deepEqual(await turnsOf(owner, id), { mine: [], others: ['payment_confirmation'] });
  assert.deepEqual(await turnsOf(contributor, id), { mine: ['payment_confirmation'], others: [] });
  // The rest is due again under its first time, which is over.
  await confirm(contributor, ofMilestone, lastPayment(sent), 600_000);
  assert.deepEqual(await both(), Array(3).fill(['payment, late']));
  const rest = await send(partner, ofMilestone, 400_000);
  await confirm(contributor, ofMilestone, lastPayment(rest), 400_000);
  assert.deepEqual([await turnsOf(owner, id), await turnsOf(contributor, id)], [nothing, nothing]);
});

test('a payment is not late while it is disputed, or once it is closed with something open', async () => {
  const { owner, contributor, ofMilestone, id } = await latePayment();
  await does(core, id, 'project', { kind: 'open_dispute', milestone: 1 });
  const evidence = { mine: ['dispute_evidence'], others: [] };
  assert.deepEqual([await turnsOf(owner, id), await turnsOf(contributor, id)], [evidence, evidence]);
  const ruling = { kind: 'rule', milestone: 1, awarded: 1_000_000, isFinal: true } as const;
  await does(core, id, 'administrator', ruling);
  assert.deepEqual((await turnsOf(owner, id)).mine, ['payment, late']);
  assert.deepEqual((await turnsOf(contributor, id)).others, ['payment, late']);
  await sql`update agreement_late_payments set overdue_at = now() - interval '91 days' where agreement_id = ${id}`.execute(
    core.db,
  );
  const { sequence: basedOn } = await showMoney(core, contributor, ofMilestone);
  await closeOpen(core, contributor, { ...ofMilestone, basedOn });
  assert.deepEqual([await turnsOf(owner, id), await turnsOf(contributor, id)], [nothing, nothing]);
});

test('a late payment passes to another owner, and stays owed after the contributor’s account is deleted', async () => {
  const { owner, partner, contributor, project, id } = await latePayment();
  await leaveTeam(core, owner, project);
  await runReactions(core);
  assert.deepEqual(await turnsOf(owner, id), nothing);
  const { rows } =
    await sql`select owed_by from clocks where is_late and subject_id like ${`${id}.%`}`.execute(core.db);
  assert.deepEqual(rows, [{ owed_by: partner.id }]);
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, contributor.id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  await runReactions(core);
  assert.deepEqual((await turnsOf(partner, id)).mine, ['payment, late']);
});

test('a late milestone stays with its contributor until it is handed in, at first or again, or dropped', async () => {
  const { owner, contributor, between } = await moneyWorld(core);
  const milestones = [milestone(), milestone({ number: 2 })];
  const { id } = await active(core, between, { milestones });
  const submit = { kind: 'submit', milestone: 1, hours: 1, proposed: null } as const;
  await does(core, id, 'contributor', { kind: 'start', milestone: 1, share: 0 });
  await lapse(id);
  assert.deepEqual(await turnsOf(contributor, id), { mine: ['milestone_submission, late'], others: [] });
  assert.deepEqual(await turnsOf(owner, id), { mine: [], others: ['milestone_submission, late'] });
  await does(core, id, 'contributor', submit);
  assert.deepEqual(await turnsOf(contributor, id), { mine: [], others: ['milestone_review'] });
  await does(core, id, 'project', { kind: 'ask_changes', milestone: 1, criterion: 1 });
  await lapse(id);
  assert.deepEqual(await turnsOf(contributor, id), { mine: ['milestone_resubmission, late'], others: [] });
  assert.deepEqual(await turnsOf(owner, id), { mine: [], others: ['milestone_resubmission, late'] });
  await does(core, id, 'contributor', submit, { kind: 'start', milestone: 2, share: 0 });
  await does(core, id, 'project', { kind: 'accept', milestone: 1 });
  await lapse(id);
  assert.deepEqual(await turnsOf(contributor, id), {
    mine: ['milestone_submission, late'],
    others: ['payment, late'],
  });
  await does(core, id, 'contributor', { kind: 'drop', milestone: 2 });
  assert.deepEqual(await turnsOf(contributor, id), { mine: [], others: ['payment, late'] });
});

test('a late repayment shows as late to both sides until it is sent', async () => {
  const { owner, contributor, project, between, send, confirm, lastPayment } = await moneyWorld(core);
  await poolOf(core, owner, project);
  const { id } = await active(core, between, {
    equity: equity({ vesting: { kind: 'at_once' } }),
    milestones: [milestone({ lowestShare: 0, highestShare: 80 })],
  });
  const ofMilestone = { agreementId: id, number: 1 };
  await accepted(core, id, 1, 40);
  await confirm(contributor, ofMilestone, lastPayment(await send(owner, ofMilestone, 600_000)), 600_000);
  await does(core, id, 'project', { kind: 'open_dispute', milestone: 1 });
  const ruling = { kind: 'rule', milestone: 1, awarded: 500_000, isFinal: true } as const;
  await does(core, id, 'administrator', ruling);
  await lapse(id);
  assert.deepEqual(await turnsOf(contributor, id), { mine: ['paying_back, late'], others: [] });
  assert.deepEqual(await turnsOf(owner, id), { mine: [], others: ['paying_back, late'] });
  // After this owner leaves, another owner awaits it.
  await leaveTeam(core, owner, project);
  await runReactions(core);
  assert.deepEqual(await turnsOf(owner, id), nothing);
  await send(contributor, ofMilestone, 300_000, { owed: 'back' });
  assert.deepEqual((await turnsOf(contributor, id)).mine, []);
});

test('lateness that an older server left out is made up for at night, and old late deadlines are kept', async () => {
  const [unsaid, unended] = [await latePayment(), await latePayment()];
  // An older server lets a deadline lapse without marking it as late, and does not clear one that is late already.
  await sql`update clocks set is_late = false where subject_id like ${`${unsaid.id}.%`}`.execute(core.db);
  await unended.send(unended.owner, unended.ofMilestone, 1_000_000);
  await sql`update clocks set is_late = true where kind = 'payment' and subject_id like ${`${unended.id}.%`}`.execute(
    core.db,
  );
  await settleMissed(core);
  assert.deepEqual((await turnsOf(unsaid.owner, unsaid.id)).mine, ['payment, late']);
  assert.deepEqual((await turnsOf(unended.owner, unended.id)).mine, []);
  await sql`update clocks set ended_at = now() - interval '13 months' where subject_id like ${`${unsaid.id}.%`}`.execute(
    core.db,
  );
  await forgetDeadlines(core);
  assert.deepEqual((await turnsOf(unsaid.owner, unsaid.id)).mine, ['payment, late']);
});
