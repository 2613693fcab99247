import type { DeskOrganisationBody } from '#contract/organisations/desk-calls.ts';
import { organisationLimits as limits, type OrganisationRole } from '#contract/organisations/limits.ts';
import { now } from '#db/now.ts';
import { hasOtherStaff } from '../administration/steps/has-other-staff.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findStanding } from '../standings/find-standing.ts';
import { countOrganisationsOf } from './count-organisations-of.ts';
import { isStaffAppealOpen, type StaffRemovalRow } from './staff-removal.ts';
import { countOrganisationOwners } from './steps/count-organisation-owners.ts';
import { holdAtDesk } from './steps/hold-at-desk.ts';
import { rolesOf } from './steps/hold-led-staff.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Answer = { organisationId: string; personId: string; lifted: boolean; reason: string };

/**
 * Answers the appeal of a former member of the staff: the removal stands, or the roles come back. Another administrator answers
 * if there is one. The same answer again changes nothing.
 * @throws Refusal `organisation_unknown`; `organisation_own`; `organisation_same_administrator`; `organisation_reason_missing`;
 * `organisation_owners_full`; `organisation_member_full`; `conflict` without an open appeal
 */
export async function answerStaffAppeal(
  core: Core,
  administrator: Member,
  { organisationId, personId, lifted, reason }: Answer,
): Promise<DeskOrganisationBody> {
  if ([...reason].length < limits.reason.min)
    throw new Refusal('organisation_reason_missing', { param: 'reason' });
  return core.db.transaction().execute(async (tx) => {
    const { row: organisation, bar, staff } = await holdAtDesk(tx, core, administrator, organisationId);
    if (bar === 'own' || personId === administrator.id) throw new Refusal('organisation_own');
    const row = await tx
      .selectFrom('organisation_staff_removals')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('account_id', '=', personId)
      .orderBy('decided_at', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Refusal('organisation_unknown');
    if (row.answered_by === administrator.id && row.answer === reason && row.is_lifted === lifted)
      return showAtDesk(tx, core, administrator, organisationId);
    if (!isStaffAppealOpen(row)) throw new Refusal('conflict');
    const others = [administrator.id, personId, ...staff];
    if (row.decided_by === administrator.id && (await hasOtherStaff(tx, core, 'reviews', others)))
      throw new Refusal('organisation_same_administrator');
    await tx
      .updateTable('organisation_staff_removals')
      .set({ answer: reason, answered_at: now, answered_by: administrator.id, is_lifted: lifted })
      .where('id', '=', row.id)
      .execute();
    if (lifted) await giveRolesBack(tx, row);
    if (!(await meetDeadline(tx, 'organisation_staff_appeal', row.id)))
      await releaseDeadline(tx, 'organisation_staff_appeal', row.id);
    const subject = { organisationId };
    await record(tx, { name: 'organisations.staffAnswered', accountId: personId, subject });
    await noteAction(tx, administrator, {
      action: 'organisation.staffAnswered',
      subjectId: organisationId,
      detail: `${organisation.name}: ${reason}`,
    });
    return showAtDesk(tx, core, administrator, organisationId);
  });
}

/** The address at the domain has to be proven again, as by all who join the staff. */
async function giveRolesBack(tx: Tx, row: StaffRemovalRow): Promise<void> {
  const { organisation_id, account_id } = row;
  const roles = row.roles as OrganisationRole[];
  if (roles.includes('owner') && (await countOrganisationOwners(tx, organisation_id)) >= limits.owners)
    throw new Refusal('organisation_owners_full');
  // Staff are adults.
  if ((await findStanding(tx, account_id))?.age !== 'adult') return;
  const isBack = (await rolesOf(tx, organisation_id, account_id)).length > 0;
  if (!isBack && (await countOrganisationsOf(tx, account_id)) >= limits.perMember)
    throw new Refusal('organisation_member_full');
  await tx
    .insertInto('organisation_staff')
    .values(roles.map((role) => ({ organisation_id, account_id, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await record(tx, {
    name: 'organisations.staffed',
    accountId: account_id,
    subject: { organisationId: organisation_id },
  });
}
