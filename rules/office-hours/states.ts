import type { Side } from '../mentoring/session-states.ts';
import { officeHourLimits as limits } from './limits.ts';

/** As they are stored. */
export type StoredState = 'announced' | 'cancelled' | 'released';
export const officeHourStates = ['ahead', 'running', 'over', 'cancelled', 'released'] as const;
export type OfficeHourState = (typeof officeHourStates)[number];

export const seatStates = ['taken', 'waiting', 'offered', 'left', 'lapsed', 'released'] as const;
export type SeatState = (typeof seatStates)[number];

export type OfficeHourFacts = {
  state: StoredState;
  startsAt: Date;
  endsAt: Date;
  seats: number;
  taken: number;
  offered: number;
  waiting: number;
};

const hourMs = 3_600_000;

export function stateOf({ state, startsAt, endsAt }: OfficeHourFacts, now: Date): OfficeHourState {
  if (state !== 'announced') return state;
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'running' : 'over';
}

/** Seats that no one has, and that are offered to no one. */
export function freeSeats({ seats, taken, offered }: OfficeHourFacts): number {
  return Math.max(0, seats - taken - offered);
}

/** How the list gets a seat that comes free: at once, by an offer, or not any more. */
export function fillingOf({ startsAt }: Pick<OfficeHourFacts, 'startsAt'>, now: Date) {
  const hours = (startsAt.getTime() - now.getTime()) / hourMs;
  if (hours >= limits.givenHours) return 'given';
  return hours > limits.offeredHours ? 'offered' : 'open';
}

/** A free seat belongs to the list while one waits on it, except in the last hours. */
export function mayTake(facts: OfficeHourFacts, own: SeatState | '', now: Date): boolean {
  if (stateOf(facts, now) !== 'ahead' || own === 'taken') return false;
  if (own === 'offered') return true;
  const others = facts.waiting - (own === 'waiting' ? 1 : 0);
  return freeSeats(facts) > 0 && (others === 0 || fillingOf(facts, now) === 'open');
}

export function mayWait(facts: OfficeHourFacts, own: SeatState | '', now: Date): boolean {
  if (stateOf(facts, now) !== 'ahead' || fillingOf(facts, now) === 'open' || isActive(own)) return false;
  return !mayTake(facts, own, now);
}

/** Who has a seat, is offered one or waits leaves until it begins. */
export function mayLeave(facts: OfficeHourFacts, own: SeatState | '', now: Date): boolean {
  return stateOf(facts, now) === 'ahead' && isActive(own);
}

export function isActive(own: SeatState | ''): boolean {
  return own === 'taken' || own === 'waiting' || own === 'offered';
}

/** The mentor cancels it, or changes its link, until it begins. */
export function mayChange(facts: OfficeHourFacts, side: Side, now: Date): boolean {
  return side === 'mentor' && stateOf(facts, now) === 'ahead';
}

/** The mentor ticks who came from the start on. */
export function mayTick(facts: OfficeHourFacts, side: Side, now: Date): boolean {
  return side === 'mentor' && ['running', 'over'].includes(stateOf(facts, now));
}

export function linkShownAt({ startsAt }: Pick<OfficeHourFacts, 'startsAt'>): Date {
  return new Date(startsAt.getTime() - limits.linkHours * hourMs);
}

/** The mentor reads the link until it is erased; who has a seat, from an hour before. */
export function isLinkShown(facts: OfficeHourFacts, side: Side, own: SeatState | '', now: Date): boolean {
  if (facts.state !== 'announced') return false;
  return side === 'mentor' || (own === 'taken' && now >= linkShownAt(facts));
}
