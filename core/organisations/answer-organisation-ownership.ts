import { organisationLimits } from '#contract/organisations/limits.ts';
import type { StaffBody } from '#contract/organisations/staff-calls.ts';
import { now } from '#db/now.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getStaff } from './get-staff.ts';
import { countOrganisationOwners } from './steps/count-organisation-owners.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';
import { leaveOrganisation } from './steps/leave-organisations.ts';
import { settleSuccession } from './steps/settle-succession.ts';

type Answer = { organisationSlug: string; accepted: boolean };

/**
 * Answers whether the member will own the organisation. After a yes the asking owner leaves, if they meant to. The same
 * answer again changes nothing.
 * @throws Refusal `organisation_unknown`; `organisation_not_asked`, also after the deadline; `organisation_owners_full`
 */
export async function answerOrganisationOwnership(
  core: Core,
  member: Member,
  input: Answer,
): Promise<StaffBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdOrganisationSeat(tx, member, input.organisationSlug);
    const asked = await tx
      .selectFrom('organisation_hand_overs')
      .selectAll()
      .where('organisation_id', '=', seat.id)
      .where('account_id', '=', member.id)
      .orderBy('declined_at', (order) => order.desc().nullsFirst())
      .limit(1)
      .executeTakeFirst();
    if (!asked || asked.declined_at) {
      if (input.accepted ? seat.roles.includes('owner') : asked) return;
      throw new Refusal('organisation_not_asked');
    }
    const kind = asked.asked_by === null ? 'organisation_succession' : 'organisation_hand_over';
    if (!(await meetDeadline(tx, kind, asked.id))) throw new Refusal('organisation_not_asked');
    const subject = { organisationId: seat.id, askedBy: asked.asked_by ?? undefined };
    await record(tx, { name: 'organisations.ownerAnswered', accountId: member.id, subject });
    if (input.accepted) return become(tx, seat.id, member.id, asked);
    await tx
      .updateTable('organisation_hand_overs')
      .set({ declined_at: now })
      .where('id', '=', asked.id)
      .execute();
    await settleSuccession(tx, seat.id);
  });
  return getStaff(core, member, input.organisationSlug);
}

type Asked = { id: string; asked_by: string | null; leaves: boolean };

async function become(tx: Tx, organisationId: string, accountId: string, asked: Asked): Promise<void> {
  await tx.deleteFrom('organisation_hand_overs').where('id', '=', asked.id).execute();
  await tx
    .insertInto('organisation_staff')
    .values({ organisation_id: organisationId, account_id: accountId, role: 'owner' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await record(tx, { name: 'organisations.staffed', accountId, subject: { organisationId } });
  if (asked.leaves && asked.asked_by) await leaveOrganisation(tx, organisationId, asked.asked_by);
  if ((await countOrganisationOwners(tx, organisationId)) > organisationLimits.owners)
    throw new Refusal('organisation_owners_full');
}
