import type { DeskOrganisationBody } from '#contract/organisations/desk-calls.ts';
import { organisationLimits } from '#contract/organisations/limits.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdAtDesk } from './steps/hold-at-desk.ts';
import { rolesOf } from './steps/hold-led-staff.ts';
import { leaveOrganisation } from './steps/leave-organisations.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Removal = { organisationId: string; personId: string; reason: string };

/**
 * Takes a member out of the staff of an open organisation, also its only owner: then another member is asked to own it, as after
 * any last owner. The member reads the reason, and may appeal. The administrator who repeats it gets the first answer.
 * @throws Refusal `organisation_unknown`, also without such a member; `organisation_own`; `organisation_reason_missing`;
 * `conflict` for one that is not open
 */
export async function removeStaffAtDesk(
  core: Core,
  administrator: Member,
  { organisationId, personId, reason }: Removal,
): Promise<DeskOrganisationBody> {
  if ([...reason].length < organisationLimits.reason.min)
    throw new Refusal('organisation_reason_missing', { param: 'reason' });
  return core.db.transaction().execute(async (tx) => {
    const { row, bar } = await holdAtDesk(tx, core, administrator, organisationId);
    if (bar === 'own') throw new Refusal('organisation_own');
    const roles = await rolesOf(tx, organisationId, personId);
    if (roles.length === 0) {
      if (await wasRemoved(tx, administrator, { organisationId, personId, reason }))
        return showAtDesk(tx, core, administrator, organisationId);
      throw new Refusal('organisation_unknown');
    }
    if (row.state !== 'active' && row.state !== 'paused') throw new Refusal('conflict');
    await tx
      .insertInto('organisation_staff_removals')
      .values({
        id: newId(),
        organisation_id: organisationId,
        account_id: personId,
        roles,
        reason,
        decided_by: administrator.id,
      })
      .execute();
    await leaveOrganisation(tx, organisationId, personId);
    await record(tx, {
      name: 'organisations.staffRemoved',
      accountId: personId,
      subject: { organisationId },
    });
    const detail = `${row.name}: ${reason}`;
    await noteAction(tx, administrator, {
      action: 'organisation.staffRemoved',
      subjectId: organisationId,
      detail,
    });
    return showAtDesk(tx, core, administrator, organisationId);
  });
}

async function wasRemoved(tx: Tx, { id }: Member, { organisationId, personId, reason }: Removal) {
  const row = await tx
    .selectFrom('organisation_staff_removals')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', personId)
    .where('decided_by', '=', id)
    .where('reason', '=', reason)
    .executeTakeFirst();
  return row !== undefined;
}
