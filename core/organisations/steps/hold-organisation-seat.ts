import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { findOrganisationSeat, type OrganisationSeatRow } from '../find-organisation-seat.ts';
import { requireActing } from '../require-acting.ts';

/**
 * The organisation, held until the transaction ends, with what the member may do for it. All changes of an organisation,
 * its staff and what belongs to it do this first, so that they happen one after another.
 * @throws Refusal `organisation_unknown`, the same as for strangers; the refusals by age
 */
export async function holdOrganisationSeat(
  tx: Tx,
  member: Member,
  slug: string,
): Promise<OrganisationSeatRow> {
  requireAge(await holdOwnStanding(tx, member), 'adult');
  await tx.selectFrom('organisations').select('id').where('slug', '=', slug).forUpdate().executeTakeFirst();
  const seat = await findOrganisationSeat(tx, member.id, slug);
  if (!seat) throw new Refusal('organisation_unknown');
  return seat;
}

/**
 * As `holdOrganisationSeat`, for what staff do for an active organisation by one of these roles.
 * @throws Refusal `organisation_unknown`; `organisation_role_missing`; `organisation_proof_missing`;
 * `organisation_not_active`; the refusals by age
 */
export async function holdActingSeat(
  tx: Tx,
  member: Member,
  slug: string,
  ...needed: readonly OrganisationRole[]
): Promise<OrganisationSeatRow> {
  const seat = await holdOrganisationSeat(tx, member, slug);
  requireActing(seat, ...needed);
  return seat;
}
