import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { publishedProject, showToEverybody } from '#tests/projects/published-project.ts';
import type { Member } from '../ground/actor.ts';
import { leaveTeam } from '../projects/leave-team.ts';
import { correctBirthDate } from '../supervision/correct-birth-date.ts';
import { endSuspension } from '../supervision/end-suspension.ts';
import { suspendAccount } from '../supervision/suspend-account.ts';
import { confirmProposal } from './confirm-proposal.ts';
import { openProposal } from './open-proposal.ts';
import { proposeRights } from './propose-rights.ts';
import { refuseProposal } from './refuse-proposal.ts';

const core = await freshCore();
const reason = 'She decides cases from December on.';

/** A member, and one of the staff who is in the team of their project. */
async function tied() {
  await core.db.deleteFrom('staff_rights').execute();
  const them = await member(core);
  await showToEverybody(core, them);
  const slug = await publishedProject(core, them);
  const [one, other] = [await staff(core, 'staff', 'accounts'), await staff(core, 'staff', 'accounts')];
  const join = ({ id }: Member) =>
    sql`insert into project_members (project_id, account_id, is_owner)
      select id, ${id}, false from projects where slug = ${slug}`.execute(core.db);
  await join(one);
  return { them, one, other, slug, join };
}

const give = (by: Member, { account }: Member) =>
  proposeRights(core, by, { email: account.email, rights: ['cases'], reason });

test('staff with a tie to the member propose, confirm and refuse nothing about them', async () => {
  const { them, one, other } = await tied();
  await assert.rejects(give(one, them), refused('proposal_barred'));
  const third = await staff(core, 'staff');
  const { proposalId } = await give(other, them);
  const shown = await openProposal(core, one, proposalId);
  assert.deepEqual([shown.bar, shown.detail, shown.can.confirm], ['conflict', null, false]);
  await assert.rejects(confirmProposal(core, one, proposalId), refused('proposal_barred'));
  await assert.rejects(refuseProposal(core, one, { proposalId, answer: 'No.' }), refused('proposal_barred'));
  assert.equal((await confirmProposal(core, third, proposalId)).state, 'confirmed');
});

test('one who has a tie is no other one: the proposal is a lone one', async () => {
  const { them, other } = await tied();
  const { proposalId } = await give(other, them);
  assert.notEqual((await openProposal(core, other, proposalId)).aloneFrom, '');
});

test('a tie that begins after the proposal bars from then on, its proposer too', async () => {
  const { them, other, join } = await tied();
  const third = await staff(core, 'staff');
  const { proposalId } = await give(other, them);
  await join(other);
  await assert.rejects(confirmProposal(core, third, proposalId), refused('conflict'));
});

test('a tie bars until the second when its year is over', async () => {
  const { them, one, slug } = await tied();
  await leaveTeam(core, one, slug);
  const left = (shift: string) =>
    sql`update past_seats set left_at = now() - interval '365 days' + ${shift}::interval
      where account_id = ${one.id}`.execute(core.db);
  await left('5 seconds');
  await assert.rejects(suspendAccount(core, one, { accountId: them.id, reason }), refused('account_tied'));
  await left('-1 second');
  assert.equal((await suspendAccount(core, one, { accountId: them.id, reason })).suspended, true);
});

test('staff with a tie to a member neither suspend them, nor end it, nor correct their birth date', async () => {
  const { them, one, other } = await tied();
  const accountId = them.id;
  await assert.rejects(suspendAccount(core, one, { accountId, reason, days: 1 }), refused('account_tied'));
  await suspendAccount(core, other, { accountId, reason, days: 1 });
  await assert.rejects(endSuspension(core, one, accountId), refused('account_tied'));
  const correction = { accountId, birthDate: '1991-02-03', reason };
  await assert.rejects(correctBirthDate(core, one, correction), refused('account_tied'));
  assert.equal((await endSuspension(core, other, accountId)).suspended, false);
});

test('both who decided a long suspension are told when one of the staff ends it early', async () => {
  const { them, other } = await tied();
  const third = await staff(core, 'accounts');
  const fourth = await staff(core, 'accounts');
  const { proposalId } = await suspendAccount(core, other, { accountId: them.id, reason, days: 30 });
  await confirmProposal(core, third, proposalId);
  await endSuspension(core, fourth, them.id);
  const { rows } = await core.connection.pool.query(
    "select account_id, subject from events where name = 'proposals.undone'",
  );
  assert.deepEqual(rows, [{ account_id: other.id, subject: { proposalId, by: fourth.id } }]);
});
