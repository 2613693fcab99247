import type { Side } from '../mentoring/session-states.ts';
import { mentorshipLimits as limits } from './limits.ts';

/** The states of a mentorship, from the proposal on. */
export const mentorshipStates = [
  'proposed',
  'running',
  'paused',
  'completed',
  'ended',
  'released',
  'declined',
  'withdrawn',
  'lapsed',
] as const;
export type MentorshipState = (typeof mentorshipStates)[number];

export const openMentorshipStates = [
  'proposed',
  'running',
  'paused',
] as const satisfies readonly MentorshipState[];

/** How a goal stands in a check-in. */
export const goalMarks = ['on_track', 'slower', 'stuck', 'done'] as const;
export type GoalMark = (typeof goalMarks)[number];

export const checkInStates = ['open', 'said', 'lapsed', 'released'] as const;
export type CheckInState = (typeof checkInStates)[number];

export type MentorshipFacts = {
  state: MentorshipState;
  /** The side whose version stands. */
  proposedBy: Side;
  hasPaused: boolean;
  goOnAt: Date | null;
  goesOn: Record<Side, boolean>;
  endedAt: Date | null;
  /** Both texts about the end are shown. */
  reachedAt: Date | null;
};

const dayMs = 86_400_000;

/** The side that did not write the version agrees to it, writes another one, or declines. */
export function mayAnswer({ state, proposedBy }: MentorshipFacts, side: Side): boolean {
  return state === 'proposed' && proposedBy !== side;
}

export function mayWithdraw({ state, proposedBy }: MentorshipFacts, side: Side): boolean {
  return state === 'proposed' && proposedBy === side;
}

export function mayBook({ state }: MentorshipFacts): boolean {
  return state === 'running';
}

/** Once in a mentorship, and not while both are asked whether they go on. */
export function mayPause({ state, hasPaused, goOnAt }: MentorshipFacts): boolean {
  return state === 'running' && !hasPaused && goOnAt === null;
}

export function mayResume({ state }: MentorshipFacts): boolean {
  return state === 'paused';
}

export function mayEnd({ state }: MentorshipFacts): boolean {
  return state === 'running' || state === 'paused';
}

export function mayGoOn({ state, goOnAt, goesOn }: MentorshipFacts, side: Side): boolean {
  return state === 'running' && goOnAt !== null && !goesOn[side];
}

/** Each side writes what was reached before it reads the other's text. */
export function maySayReached({ state, endedAt, reachedAt }: MentorshipFacts, now: Date): boolean {
  if ((state !== 'completed' && state !== 'ended') || !endedAt || reachedAt) return false;
  return now.getTime() < endedAt.getTime() + limits.reachedDays * dayMs;
}

/** The first check-in is in the middle between two sessions of the rhythm. */
export function firstCheckInAt(begunAt: Date, everyWeeks: number): Date {
  return new Date(begunAt.getTime() + (everyWeeks * 7 * dayMs) / 2);
}

/** The next check-in after a moment; those that a downtime or a question took the place of are left out. */
export function nextCheckInAt(last: Date, everyWeeks: number, now: Date): Date {
  const step = everyWeeks * 7 * dayMs;
  const passed = Math.max(0, Math.floor((now.getTime() - last.getTime()) / step));
  return new Date(last.getTime() + (passed + 1) * step);
}
