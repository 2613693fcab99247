import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { setStanding } from '#tests/standings/standings.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { correctBirthDate } from '../supervision/correct-birth-date.ts';
import { endSuspension } from '../supervision/end-suspension.ts';
import { suspendAccount } from '../supervision/suspend-account.ts';
import { confirmProposal } from './confirm-proposal.ts';
import { openProposal } from './open-proposal.ts';
import { proposeRights } from './propose-rights.ts';
import { hasOtherStaff } from './steps/has-other-staff.ts';

const core = await freshCore();
const reason = 'Alone at last.';
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

async function two() {
  await core.db.deleteFrom('staff_rights').execute();
  return {
    proposer: await staff(core, 'staff', 'accounts'),
    other: await staff(core, 'staff', 'accounts'),
  };
}

async function propose(by: Member) {
  const them = await member(core);
  return proposeRights(core, by, { email: them.account.email, rights: ['cases'], reason });
}

test('a proposal is no lone one because its proposer has suspended the only other one', async () => {
  const { proposer, other } = await two();
  await suspendAccount(core, proposer, { accountId: other.id, reason, days: 7 });
  const { proposalId } = await propose(proposer);
  const shown = await openProposal(core, proposer, proposalId);
  assert.deepEqual([shown.aloneFrom, shown.bar], ['', 'own']);
  await core.db.transaction().execute(async (tx) => {
    assert.equal(await hasOtherStaff(tx, core, 'staff', [proposer.id]), true);
  });
  // The suspended one can confirm nothing until the suspension ends.
  await assert.rejects(confirmProposal(core, other, proposalId), refused('proposal_unknown'));
  await endSuspension(core, proposer, other.id);
  await confirmProposal(core, other, proposalId);
});

test('a lone proposal is not confirmed alone once a suspended one counts again', async () => {
  const { proposer, other } = await two();
  await core.db.deleteFrom('staff_rights').where('account_id', '=', other.id).execute();
  const { proposalId } = await propose(proposer);
  await sql`update staff_proposals set alone_from = now() - interval '1 second' where id = ${proposalId}`.execute(
    core.db,
  );
  await core.db.insertInto('staff_rights').values({ account_id: other.id, name: 'staff' }).execute();
  await suspendAccount(core, proposer, { accountId: other.id, reason, days: 7 });
  await assert.rejects(confirmProposal(core, proposer, proposalId), refused('proposal_for_others'));
});

test('a suspended one counts for 7 days from its beginning, and no second longer', async () => {
  const { proposer, other } = await two();
  const aloneAfter = async (seconds: number) => {
    await setStanding(core, other.id, {
      suspended_at: sql<Date>`now() - interval '7 days' + make_interval(secs => ${-seconds}::int)`,
      suspended_until: null,
      suspension_reason: reason,
    });
    const { proposalId } = await propose(proposer);
    return (await openProposal(core, proposer, proposalId)).aloneFrom !== '';
  };
  assert.deepEqual([await aloneAfter(-2), await aloneAfter(1)], [false, true]);
});

test('no one takes the rights of staff away by a child’s date of birth', async () => {
  const { proposer, other } = await two();
  const correction = { accountId: other.id, birthDate: bornYearsAgo(15), reason };
  await assert.rejects(correctBirthDate(core, proposer, correction), refused('account_protected'));
});
