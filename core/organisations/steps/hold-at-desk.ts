import { hasOtherStaff } from '../../administration/steps/has-other-staff.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { barToOrganisation, type OrganisationBar } from '../policy.ts';
import type { OrganisationRow } from '../row.ts';

/**
 * An organisation, held, and why this administrator may not decide about it.
 * @throws Refusal `organisation_unknown`
 */
export async function holdAtDesk(
  tx: Tx,
  core: Core,
  administrator: Member,
  organisationId: string,
): Promise<{ row: OrganisationRow; bar: OrganisationBar; staff: string[] }> {
  const row = await tx
    .selectFrom('organisations')
    .selectAll()
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('organisation_unknown');
  const seats = await tx
    .selectFrom('organisation_staff')
    .select('account_id')
    .distinct()
    .where('organisation_id', '=', organisationId)
    .execute();
  const staff = seats.map(({ account_id: id }) => id);
  const hasOther = await hasOtherStaff(tx, core, 'reviews', [administrator.id, ...staff]);
  return { row, staff, bar: barToOrganisation(administrator.id, row, { staff, hasOther }) };
}
