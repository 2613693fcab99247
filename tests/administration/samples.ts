import * as calls from '#contract/administration/calls.ts';
import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import * as logHeadCalls from '#contract/administration/log-head-calls.ts';
import * as proposalCalls from '#contract/administration/proposal-calls.ts';
import * as staffCalls from '#contract/administration/staff-calls.ts';
import type { StaffRight } from '#contract/ground/staff-rights.ts';
import { findStaff } from '#core/administration/find-staff.ts';
import { sealActions } from '#core/administration/seal-actions.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { member } from '#tests/ground/builders.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Case, ModuleSamples } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';
import { staff } from './staff.ts';
import { administrationThings, proposalOf, proposalReason } from './things.ts';

async function made(core: TestCore): Promise<Case> {
  const [proposer] = [await staff(core, 'staff'), await staff(core, 'staff')];
  const proposalId = await proposalOf(core, proposer);
  const others = (await findStaff(core.db, core, 'staff')).filter((id) => id !== proposer.id);
  return {
    event: { name: 'proposals.made', accountId: proposer.id, subject: { proposalId } },
    notified: Object.fromEntries(others.map((id) => [id, 'proposal_waits'])),
  };
}

async function ended(core: TestCore): Promise<Case> {
  const proposer = await staff(core, 'staff');
  const proposalId = await proposalOf(core, proposer);
  await core.db
    .updateTable('staff_proposals')
    .set({ state: 'lapsed', ended_by: 'product', ended_at: new Date() })
    .where('id', '=', proposalId)
    .execute();
  return {
    event: { name: 'proposals.ended', accountId: proposer.id, subject: { proposalId } },
    notified: { [proposer.id]: 'proposal_ended' },
  };
}

async function undone(core: TestCore): Promise<Case> {
  const [proposer, other] = [await staff(core, 'staff'), await staff(core, 'staff')];
  const proposalId = await proposalOf(core, proposer);
  await core.db
    .updateTable('staff_proposals')
    .set({ state: 'confirmed', ended_by: other.id, ended_at: new Date() })
    .where('id', '=', proposalId)
    .execute();
  return {
    event: { name: 'proposals.undone', accountId: proposer.id, subject: { proposalId, by: other.id } },
    notified: { [proposer.id]: 'proposal_undone' },
  };
}

async function changed(core: TestCore): Promise<Case> {
  const { id } = await someone(core);
  return {
    event: { name: 'staff.changed', accountId: id, subject: {} },
    notified: { [id]: 'staff_changed' },
  };
}

export const administrationSamples = {
  access: [
    ...accessOf(calls, {
      getActions: nothing,
      getDesk: nothing,
    }),
    ...accessOf(logHeadCalls, {
      getLogHeads: nothing,
    }),
    ...accessOf(
      proposalCalls,
      {
        getProposals: nothing,
        getProposal: administrationThings.proposal,
        putProposalConfirmation: administrationThings.proposal,
        putProposalRefusal: administrationThings.proposal,
        putProposalWithdrawal: administrationThings.ownProposal,
      },
      { putProposalRefusal: { answer: () => 'It is not needed.' } },
    ),
    ...accessOf(
      staffCalls,
      { getStaff: nothing, putStaffRights: nothing },
      {
        putStaffRights: { rights: () => ['cases'] },
      },
    ),
  ],
  ages: {
    admin_actions: sealActions,
    staff_proposals: `update staff_proposals set state = 'withdrawn', ended_at = now(), ended_by = $1 where proposed_by = $1 or person_id = $1`,
  },
  events: {
    'proposals.made': [made],
    'proposals.ended': [ended],
    'proposals.undone': [undone],
    'staff.changed': [changed],
  },
  rows: {
    staff_rights: `insert into staff_rights (account_id, name) select $1, 'cases' where $2 <> ''`,
    named_administrators: `insert into named_administrators (mailbox) select $2 where $1 <> ''`,
    staff_proposals: `insert into staff_proposals
      (id, kind, subject_id, person_id, needed_right, input, effect, fingerprint, reason, proposed_by)
      values (md5('sp' || $1), 'staff.rights', $1, $1, 'staff', '{}', json_build_object('email', $2::text), repeat('0', 64), $2, 'admin')`,
    admin_actions: `insert into admin_actions (actor_id, action, subject_id, detail) values ('admin', 'account.opened', $1, $2)`,
  },
  addresses: async ({ ofOther }) => ({
    [administrationDeskPaths.proposal(':proposalId')]: administrationDeskPaths.proposal(
      await ofOther(administrationThings.proposal, 'proposalId'),
    ),
  }),
  prepared: [
    prepared(staffCalls.putStaffRights, async (core) => {
      const { account } = await member(core, { name: 'Rohan Das' });
      return {
        headers: asMember(await staff(core, 'staff')),
        params: { email: account.email, rights: ['cases'] as StaffRight[], reason: proposalReason },
      };
    }),
  ],
  words: [proposalReason, 'Kabir Rao', 'Rohan Das'],
  lapses: {
    proposal: 'the proposal lapses',
    lone_proposal: 'the proposal lapses',
  },
} satisfies ModuleSamples;
