import type { OpportunityState } from '#contract/opportunities/limits.ts';
import type { Seat } from '../projects/policy.ts';
import type { Said } from './row.ts';

/** The state of an opportunity on which the permitted actions depend. */
export type Stands = {
  state: OpportunityState;
  seats: number;
  joined: number;
  held: number;
  open_applications: number;
  proposed: unknown;
  /** Since when an administrator hides it from others. */
  held_back_at: Date | null;
  /** The state before the pause, while its project has let answers lapse and an applicant waits. */
  lapsed_from: string | null;
  /** A case keeps the opportunities of its project paused. */
  is_project_paused: boolean;
  is_over: boolean;
};

/** Owners manage the opportunities of a project that is not archived or removed. */
function mayLead({ is_owner: isOwner, state }: Seat): boolean {
  return isOwner && (state === 'draft' || state === 'published');
}

export function mayBegin(seat: Seat): boolean {
  return mayLead(seat);
}

/** An opportunity that an administrator has removed must not come back under another address. */
export function mayDuplicate(seat: Seat, { state }: Pick<Stands, 'state'>): boolean {
  return mayLead(seat) && state !== 'removed';
}

/** The owner must take back an opportunity from its first review before they edit it. */
export function mayEdit(seat: Seat, { state }: Stands): boolean {
  return mayLead(seat) && ['draft', 'live', 'paused', 'expired'].includes(state);
}

export function maySubmit(seat: Seat, { state }: Stands): boolean {
  return mayLead(seat) && state === 'draft';
}

export function mayTakeBack(seat: Seat, { state, proposed }: Stands): boolean {
  return mayLead(seat) && (state === 'review' || proposed !== null);
}

export function mayPause(seat: Seat, { state }: Stands): boolean {
  return mayLead(seat) && state === 'live';
}

export function mayResume(seat: Seat, one: Stands): boolean {
  return mayLead(seat) && one.state === 'paused' && !one.is_over && mayOpen(one);
}

/** Neither an administrator nor lapsed answers of the project hide it from others. */
function mayOpen({ held_back_at: heldBackAt, lapsed_from: lapsedFrom, is_project_paused: isPaused }: Stands) {
  return heldBackAt === null && lapsedFrom === null && !isPaused;
}

export function mayClose(seat: Seat, { state }: Stands): boolean {
  return mayLead(seat) && ['live', 'paused', 'expired', 'filled'].includes(state);
}

/** A renewal must not leave an applicant waiting. */
export function mayRenew(seat: Seat, one: Stands): boolean {
  return mayLead(seat) && isRenewable(one.state) && one.open_applications === 0 && mayOpen(one);
}

export function isRenewable(state: OpportunityState): boolean {
  return ['live', 'paused', 'expired'].includes(state);
}

export function isRenewal(before: { said: Said }, after: Said): boolean {
  return after.closesOn > before.said.closesOn;
}

export function mayReopen(seat: Seat, one: Stands): boolean {
  return mayLead(seat) && one.state === 'filled' && openSeats(one) > 0 && !one.is_over && mayOpen(one);
}

/** An opportunity that only the team has seen may be deleted without a trace. */
export function mayDelete(seat: Seat, { state }: Stands): boolean {
  return mayLead(seat) && state === 'draft';
}

/** Seats for which an offer can be made. Each member who joined has one, and each open or accepted offer holds one. */
export function openSeats({ seats, joined, held }: Pick<Stands, 'seats' | 'joined' | 'held'>): number {
  return Math.max(0, seats - joined - held);
}
