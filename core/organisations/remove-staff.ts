import type { StaffBody } from '#contract/organisations/staff-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getStaff } from './get-staff.ts';
import { countOrganisationOwners } from './steps/count-organisation-owners.ts';
import { holdLedStaff } from './steps/hold-led-staff.ts';
import { leaveOrganisation } from './steps/leave-organisations.ts';

type Asked = { organisationSlug: string; personId: string; reason: string };

/**
 * Removes a member from the staff, who reads the reason. An owner is removed once all the others, at least two, have
 * voted for it.
 * @throws Refusal `organisation_unknown`; `organisation_role_missing`; `organisation_closed`;
 * `organisation_proof_missing`; `organisation_own_seat`; `organisation_owner_stays` where there are too few other owners
 */
export async function removeStaff(core: Core, member: Member, input: Asked): Promise<StaffBody> {
  await core.db.transaction().execute(async (tx) => {
    const { seat, roles } = await holdLedStaff(tx, member, input);
    const { personId: accountId, reason } = input;
    if (roles.includes('owner') && !(await haveAllAgreed(tx, seat.id, accountId, member.id))) {
      const subject = { organisationId: seat.id };
      return record(tx, { name: 'organisations.ownerVoted', accountId: member.id, subject });
    }
    await leaveOrganisation(tx, seat.id, accountId, member.id);
    await post(tx, { letter: 'staff-removed', accountId, organisationId: seat.id, reason }, 'product');
  });
  return getStaff(core, member, input.organisationSlug);
}

async function haveAllAgreed(tx: Tx, organisationId: string, accountId: string, votedBy: string) {
  const needed = (await countOrganisationOwners(tx, organisationId)) - 1;
  if (needed < 2) throw new Refusal('organisation_owner_stays');
  await tx
    .insertInto('organisation_removal_votes')
    .values({ organisation_id: organisationId, account_id: accountId, voted_by: votedBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const votes = await tx
    .selectFrom('organisation_removal_votes')
    .select('voted_by')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute();
  return votes.length >= needed;
}
