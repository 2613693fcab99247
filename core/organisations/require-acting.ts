import type { OrganisationRole } from '#contract/organisations/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import type { OrganisationSeatRow } from './find-organisation-seat.ts';
import { hasRole, mayActAs } from './policy.ts';

/** @throws Refusal `organisation_role_missing`; `organisation_proof_missing`; `organisation_not_active` */
export function requireActing(seat: OrganisationSeatRow, ...needed: readonly OrganisationRole[]): void {
  if (mayActAs(seat, ...needed)) return;
  if (!hasRole(seat, ...needed)) throw new Refusal('organisation_role_missing');
  if (seat.state !== 'active') throw new Refusal('organisation_not_active');
  throw new Refusal('organisation_proof_missing');
}
