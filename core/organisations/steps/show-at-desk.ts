import { sql } from 'kysely';
import type { DeskOrganisationBody } from '#contract/organisations/desk-calls.ts';
import type { OrganisationRole, OrganisationState } from '#contract/organisations/limits.ts';
import { hasOtherStaff } from '../../administration/steps/has-other-staff.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { barToOrganisation, isAppealOpen } from '../policy.ts';
import { placeOf } from '../present.ts';
import { listedOf, type OrganisationRow } from '../row.ts';
import { isStaffAppealOpen, presentStaffRemoval } from '../staff-removal.ts';

/**
 * Everything on which an administrator bases a decision.
 * @throws Refusal `organisation_unknown`
 */
export async function showAtDesk(
  tx: Tx,
  core: Core,
  administrator: Member,
  organisationId: string,
): Promise<DeskOrganisationBody> {
  const row = await tx
    .selectFrom('organisations')
    .leftJoin('organisation_letters as letter', 'letter.organisation_id', 'organisations.id')
    .leftJoin('clocks', (join) =>
      join
        .onRef('clocks.subject_id', '=', 'organisations.id')
        .on('clocks.kind', '=', 'organisation_review')
        .on('clocks.ended_at', 'is', null),
    )
    .selectAll('organisations')
    .select(['letter.mime_type', sql<boolean>`coalesce(clocks.due_at <= now(), false)`.as('is_late')])
    .where('organisations.id', '=', organisationId)
    .executeTakeFirst();
  if (!row) throw new Refusal('organisation_unknown');
  const staff = await staffOf(tx, organisationId);
  const ids = staff.map(({ $id }) => $id);
  const hasOther = await hasOtherStaff(tx, core, 'reviews', [administrator.id, ...ids]);
  const { kind, state, heldFor } = listedOf(row);
  return {
    $id: row.id,
    slug: row.slug,
    name: row.name,
    kind,
    state,
    version: row.version,
    isAppeal: isAppealOpen(row),
    isLate: row.is_late,
    submittedAt: isoDateOrEmpty(row.submitted_at),
    registry: row.registry,
    registryNumber: row.registry_number,
    website: row.website,
    place: placeOf(row),
    about: row.about,
    heldFor,
    same: await othersLike(tx, row),
    staff,
    letterType: row.mime_type ?? '',
    reason: row.reason,
    decidedAt: isoDateOrEmpty(row.decided_at),
    appeal: row.appeal,
    appealedAt: isoDateOrEmpty(row.appealed_at),
    bar: barToOrganisation(administrator.id, row, { staff: ids, hasOther }),
    removals: await removalsOf(tx, core, administrator, { organisationId, staff: ids }),
    canRemove: (state === 'active' || state === 'paused') && !ids.includes(administrator.id),
  };
}

async function staffOf(tx: Tx, organisationId: string): Promise<DeskOrganisationBody['staff']> {
  const rows = await tx
    .selectFrom('organisation_staff as seat')
    .innerJoin('accounts', 'accounts.id', 'seat.account_id')
    .select(['accounts.id', 'accounts.name'])
    .select(sql<OrganisationRole[]>`array_agg(seat.role order by seat.role)`.as('roles'))
    .select(
      sql<string>`coalesce((
        select email from organisation_addresses as address
        where address.organisation_id = ${organisationId} and address.account_id = accounts.id
      ), '')`.as('email'),
    )
    .select(
      sql<boolean>`exists (
        select from verifications as mark
        where mark.account_id = accounts.id and mark.kind = 'organisation'
          and mark.state = 'verified' and mark.expires_at > now()
      )`.as('has_mark'),
    )
    .where('seat.organisation_id', '=', organisationId)
    .groupBy(['accounts.id', 'accounts.name'])
    .orderBy(sql`min(seat.since)`)
    .execute();
  return rows.map(({ id, name, email, roles, has_mark }) => ({
    $id: id,
    name,
    email,
    roles,
    hasMark: has_mark,
  }));
}

type OfRemovals = { organisationId: string; staff: readonly string[] };

async function removalsOf(
  tx: Tx,
  core: Core,
  { id: administratorId }: Member,
  { organisationId, staff }: OfRemovals,
): Promise<DeskOrganisationBody['removals']> {
  const rows = await tx
    .selectFrom('organisation_staff_removals as removal')
    .innerJoin('accounts', 'accounts.id', 'removal.account_id')
    .selectAll('removal')
    .select('accounts.name')
    .where('removal.organisation_id', '=', organisationId)
    .orderBy('removal.decided_at', 'desc')
    .orderBy('removal.id', 'desc')
    .limit(20)
    .execute();
  if (rows.length === 0) return [];
  const hasOther = await hasOtherStaff(tx, core, 'reviews', [administratorId, ...staff]);
  const barOf = (row: (typeof rows)[number]) => {
    if (!isStaffAppealOpen(row)) return 'decided';
    if (staff.includes(administratorId) || row.account_id === administratorId) return 'own';
    return row.decided_by === administratorId && hasOther ? 'same_administrator' : '';
  };
  return rows.map((row) => ({
    $id: row.account_id,
    name: row.name,
    ...presentStaffRemoval(row),
    bar: barOf(row),
  }));
}

async function othersLike(
  tx: Tx,
  { id, domain, registry, registry_number: number }: OrganisationRow,
): Promise<DeskOrganisationBody['same']> {
  const rows = await tx
    .selectFrom('organisations')
    .select(['id', 'name', 'state'])
    .where('id', '<>', id)
    .where('state', 'in', ['in_review', 'active', 'paused'])
    .where((row) =>
      row.or([
        row('domain', '=', domain),
        row.and([row('registry', '=', registry), row('registry_number', '=', number)]),
      ]),
    )
    .orderBy('begun_at')
    .limit(20)
    .execute();
  return rows.map((one) => ({ $id: one.id, name: one.name, state: one.state as OrganisationState }));
}
