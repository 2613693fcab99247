import {
  type OrganisationRole,
  type OrganisationState,
  organisationTimes,
} from '#contract/organisations/limits.ts';
import type { OrganisationRow } from './row.ts';

/** An organisation with what one member of its staff may do for it. */
export type OrganisationSeat = {
  state: OrganisationState;
  roles: readonly OrganisationRole[];
  /** An address of theirs at its domain is proven. */
  isProven: boolean;
};

/** Staff act for an organisation while it is active, by a role that works: nothing new begins in a paused one. */
export function mayActAs(
  { state, roles, isProven }: OrganisationSeat,
  ...needed: readonly OrganisationRole[]
): boolean {
  return state === 'active' && isProven && hasRole({ roles }, ...needed);
}

/** An owner has every role. */
export function hasRole(
  { roles }: Pick<OrganisationSeat, 'roles'>,
  ...needed: readonly OrganisationRole[]
): boolean {
  return roles.includes('owner') || needed.some((role) => roles.includes(role));
}

/** Owners change its texts, also before staff have decided. */
export function mayEditOrganisation({ state, roles, isProven }: OrganisationSeat): boolean {
  if (!roles.includes('owner')) return false;
  return (
    state === 'draft' || state === 'returned' || ((state === 'active' || state === 'paused') && isProven)
  );
}

export function maySubmit({ state, roles }: OrganisationSeat): boolean {
  return roles.includes('owner') && (state === 'draft' || state === 'returned');
}

/** A draft, or a returned or declined one, that no one else needs. */
export function mayDeleteOrganisation({ state, roles }: OrganisationSeat): boolean {
  return roles.includes('owner') && (state === 'draft' || state === 'returned' || state === 'declined');
}

export function mayClose({ state, roles }: OrganisationSeat): boolean {
  return roles.includes('owner') && (state === 'active' || state === 'paused');
}

type Decided = { state: OrganisationState; decided_at: Date | null; appealed_at: Date | null; now: Date };

/** A refusal or a removal gets one more look, if an owner asks before the deadline. */
export function mayAppealOrganisation({
  state,
  decided_at: at,
  appealed_at: appealed,
  now,
}: Decided): boolean {
  if ((state !== 'declined' && state !== 'removed') || at === null || appealed !== null) return false;
  return now.getTime() - at.getTime() < organisationTimes.appealDays * 86_400_000;
}

/** Owners whose address is proven lead the staff, also of a paused organisation. */
export function mayLeadStaff({ state, roles, isProven }: OrganisationSeat): boolean {
  return roles.includes('owner') && isProven && isRunning({ state });
}

/** Owners hand an organisation over, also those who cannot prove an address there any more. */
export function mayHandOver({ state, roles }: OrganisationSeat): boolean {
  return roles.includes('owner') && isRunning({ state });
}

/** Its last owner leaves one that is over; of another one they first find a successor, or delete it. */
export function mayLeave({ state, roles }: OrganisationSeat, owners: number): boolean {
  return !roles.includes('owner') || owners > 1 || state === 'closed' || state === 'removed';
}

function isRunning({ state }: Pick<OrganisationSeat, 'state'>): boolean {
  return state === 'active' || state === 'paused';
}

/** Staff prove their address at the domain as long as the organisation is not over. */
export function mayProve({ state }: Pick<OrganisationSeat, 'state'>): boolean {
  return state !== 'declined' && state !== 'closed' && state !== 'removed';
}

export type OrganisationBar = '' | 'own' | 'same_administrator' | 'decided';

/**
 * Why an administrator may not decide about an organisation: no one judges one for which they act, and another
 * administrator decides an appeal if there is one.
 */
export function barToOrganisation(
  administratorId: string,
  row: Pick<OrganisationRow, 'state' | 'appealed_at' | 'decided_at' | 'first_decided_by'>,
  { staff, hasOther }: { staff: readonly string[]; hasOther: boolean },
): OrganisationBar {
  if (staff.includes(administratorId)) return 'own';
  const isAppeal = isAppealOpen(row);
  if (row.state !== 'in_review' && !isAppeal) return 'decided';
  return isAppeal && row.first_decided_by === administratorId && hasOther ? 'same_administrator' : '';
}

/** An appeal waits until staff decide after it. */
export function isAppealOpen({
  state,
  appealed_at: appealed,
  decided_at: decided,
}: Pick<OrganisationRow, 'state' | 'appealed_at' | 'decided_at'>): boolean {
  return (
    (state === 'declined' || state === 'removed') &&
    appealed !== null &&
    (decided === null || decided.getTime() <= appealed.getTime())
  );
}
