import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { orderOf, saidOrder } from '#tests/holds/things.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { withdrawProposal } from '../administration/withdraw-proposal.ts';
import { prepareEmail } from '../collected/emails.ts';
import { endDueHolds } from './end-due-holds.ts';
import { listOwnHolds } from './list-own-holds.ts';
import { openHoldAtDesk } from './open-hold-at-desk.ts';
import { proposeHold } from './propose-hold.ts';
import { recordOrder } from './record-order.ts';
import { renewHold } from './renew-hold.ts';

const core = {
  ...(await freshCore()),
  grievanceOfficer: { name: 'M', email: 'o@example.org', address: 'P' },
};

async function two() {
  await core.db.deleteFrom('staff_rights').execute();
  return { proposer: await staff(core, 'rights'), other: await staff(core, 'rights') };
}

async function active(days = 9) {
  const people = await two();
  const asha = await member(core);
  const { $id: orderId } = await recordOrder(core, people.proposer, saidOrder);
  const said = { account: asha.id, tables: ['messages'], reason: 'Evidence.', days, orderId, caseId: '' };
  const { $id, proposalId } = await proposeHold(core, people.proposer, said);
  await confirmProposal(core, people.other, proposalId);
  return { ...people, asha, holdId: $id };
}

const untilOf = async (holdId: string) =>
  await core.db
    .selectFrom('holds')
    .select(['until', 'state'])
    .where('id', '=', holdId)
    .executeTakeFirstOrThrow();
const daysUntil = (at: Date) => Math.round((at.getTime() - Date.now()) / 86_400_000);

test('a renewal needs two: it is proposed, sent twice it is one, and counts with the yes', async () => {
  const { proposer, other, holdId } = await active();
  const views = await Promise.all(
    Array.from({ length: 10 }, () => renewHold(core, proposer, { holdId, days: 90 })),
  );
  assert.equal(new Set(views.map(({ proposalId }) => proposalId)).size, 1);
  assert.equal(daysUntil((await untilOf(holdId)).until), 9);
  const proposalId = views[0]?.proposalId ?? '';
  await assert.rejects(renewHold(core, other, { holdId, days: 80 }), { code: 'proposal_waits' });
  await assert.rejects(confirmProposal(core, proposer, proposalId), { code: 'proposal_own' });
  await confirmProposal(core, other, proposalId);
  assert.equal(daysUntil((await untilOf(holdId)).until), 90);
});

test('while a renewal waits the hold does not end with its time; without the yes it does', async () => {
  const { proposer, holdId } = await active();
  const { proposalId } = await renewHold(core, proposer, { holdId, days: 90 });
  await sql`update holds set until = now() - interval '1 second' where id = ${holdId}`.execute(core.db);
  await endDueHolds(core);
  assert.equal((await openHoldAtDesk(core, proposer, holdId)).state, 'active');
  await withdrawProposal(core, proposer, proposalId);
  await endDueHolds(core);
  assert.equal((await openHoldAtDesk(core, proposer, holdId)).state, 'ended');
});

for (const [isSecret, wanted] of [
  [false, 2],
  [true, 1],
] as const)
  test(`a lone hold is mailed to the officer${isSecret ? ' alone where an order forbids it' : ' and the person'}`, async () => {
    const { proposer, other } = await two();
    await core.db.deleteFrom('staff_rights').where('account_id', '=', other.id).execute();
    const asha = await member(core);
    const { order } = await orderOf(core, { account: asha.id, forbidsTelling: isSecret });
    const said = {
      account: '',
      tables: ['profiles'],
      reason: 'Evidence.',
      days: 9,
      orderId: order.$id,
      caseId: '',
    };
    const { proposalId } = await proposeHold(core, proposer, said);
    const emails = (await postedEmails(core)).filter(
      (one) => one.letter === 'lone-proposal' && one.proposalId === proposalId,
    );
    const prepared = await Promise.all(emails.map((one) => prepareEmail(core, one)));
    const to = prepared.map((one) => one?.to).sort();
    assert.deepEqual(to, ['o@example.org', asha.account.email].slice(0, wanted).sort());
  });

test('a secret hold is not shown where it was never confirmed, or while another secret one stands', async () => {
  const { proposer, other } = await two();
  const asha = await member(core);
  const { order } = await orderOf(core, { account: asha.id, forbidsTelling: true });
  const said = {
    account: '',
    tables: ['profiles'],
    reason: 'Evidence.',
    days: 9,
    orderId: order.$id,
    caseId: '',
  };
  const shown = async () => (await listOwnHolds(core, asha)).holds.length;
  const lapsed = await proposeHold(core, proposer, said);
  await withdrawProposal(core, proposer, lapsed.proposalId);
  await runReactions(core);
  assert.equal((await openHoldAtDesk(core, proposer, lapsed.$id)).state, 'ended');
  assert.equal(await shown(), 0);
  const [first, second] = [await proposeHold(core, proposer, said), await proposeHold(core, proposer, said)];
  for (const { proposalId } of [first, second]) await confirmProposal(core, other, proposalId);
  const end = async (id: string) => {
    await sql`update holds set until = now() where id = ${id}`.execute(core.db);
    await endDueHolds(core);
  };
  await end(first.$id);
  assert.equal(await shown(), 0);
  await end(second.$id);
  assert.equal(await shown(), 2);
});
