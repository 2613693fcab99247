import type { Clock } from './clock.ts';
import { afterNight, dayMs, hourMs } from './due-time.ts';
import { dueAfterWorkingDays, type WorkingWeek } from './working-days.ts';

/** How long something may wait. */
export type Wait = {
  days?: number;
  workingDays?: number;
  hours?: number;
  /** It may wait until the 24:00 of a day that it names; `days` where it names none. */
  isNamedDay?: boolean;
  /** Days after the beginning on which to remind, in place of half and four fifths. */
  reminderDays?: readonly [number, number];
  /** False: safety does not wait for the morning. */
  sparesNight?: boolean;
  canExtend?: 'yes' | 'no' | 'with_consent';
  /** More time is given once for what it is about, however often that waits. */
  isExtendedOnce?: boolean;
  /** It is waited for by a whole team: it goes on when the one who is named is gone. */
  isAwaitedByTeam?: boolean;
  /** Silence stands for a yes: it is not over before two reminders were handed to the mail server, 24 hours ago or more. */
  silenceIsYes?: boolean;
  /** How it ended counts for as long as what it is about goes on: whoever declares it forgets it. */
  isRemembered?: boolean;
  /** Nobody is reminded while it runs. */
  remindsNobody?: boolean;
  /** Nobody is written to when it is over. */
  closesQuietly?: boolean;
  /** Its step can still be made when its time is over: both sides go on seeing it, late, until it is made or owed by nobody. */
  goesOnLate?: boolean;
};

export const waits = {
  application_first_decision: { days: 10 },
  application_later_decision: { days: 7 },
  offer: { days: 5, isNamedDay: true, isAwaitedByTeam: true },
  interview_answer: { days: 7, canExtend: 'no', isAwaitedByTeam: true },
  trial_task: { days: 7, isAwaitedByTeam: true },
  terms_confirmation: { days: 5, canExtend: 'no', closesQuietly: true },
  first_message: { days: 7, canExtend: 'no', closesQuietly: true },
  team_invitation: { days: 14 },
  owner_hand_over: { days: 7 },
  owner_succession: { days: 14 },
  verification_review: { workingDays: 2, canExtend: 'no', goesOnLate: true },
  project_appeal: { workingDays: 2, canExtend: 'no', goesOnLate: true },
  opportunity_review: { workingDays: 2, canExtend: 'no', isAwaitedByTeam: true, goesOnLate: true },
  harm_acknowledgement: { hours: 24, sparesNight: false, canExtend: 'no', goesOnLate: true },
  harm_decision: { days: 7, sparesNight: false, canExtend: 'no', goesOnLate: true },
  case_appeal: { workingDays: 2, canExtend: 'no', goesOnLate: true },
  urgent_harm_decision: { hours: 2, sparesNight: false, canExtend: 'no', goesOnLate: true },
  rights_request: { days: 15, canExtend: 'no', goesOnLate: true },
  agreement_answer: { days: 14 },
  amendment_answer: { days: 14 },
  milestone_submission: {
    isNamedDay: true,
    canExtend: 'no',
    isAwaitedByTeam: true,
    isRemembered: true,
    goesOnLate: true,
  },
  milestone_resubmission: {
    days: 14,
    canExtend: 'no',
    isAwaitedByTeam: true,
    isRemembered: true,
    goesOnLate: true,
  },
  milestone_review: {
    days: 7,
    reminderDays: [3, 6],
    silenceIsYes: true,
    isExtendedOnce: true,
    isRemembered: true,
  },
  payment: { days: 15, canExtend: 'with_consent', isRemembered: true, goesOnLate: true },
  payment_confirmation: {
    days: 7,
    reminderDays: [3, 6],
    silenceIsYes: true,
    isAwaitedByTeam: true,
    isRemembered: true,
  },
  early_end_submission: {
    days: 7,
    isNamedDay: true,
    canExtend: 'no',
    isAwaitedByTeam: true,
    isRemembered: true,
  },
  cause_contest: {
    days: 7,
    reminderDays: [3, 6],
    silenceIsYes: true,
    canExtend: 'no',
    isAwaitedByTeam: true,
    isRemembered: true,
  },
  cause_ruling: { days: 15, canExtend: 'no', goesOnLate: true, isRemembered: true },
  // Silence stands for no yes here: whoever says nothing has not got the shares.
  conversion_confirmation: {
    days: 7,
    reminderDays: [3, 6],
    canExtend: 'no',
    isAwaitedByTeam: true,
    isRemembered: true,
  },
  paying_back: {
    days: 15,
    canExtend: 'with_consent',
    isAwaitedByTeam: true,
    isRemembered: true,
    goesOnLate: true,
  },
  dispute_settlement: {
    days: 3,
    canExtend: 'no',
    isAwaitedByTeam: true,
    isRemembered: true,
    closesQuietly: true,
  },
  // Both sides may bring some and neither has to, so nobody is reminded of it.
  dispute_evidence: {
    days: 7,
    canExtend: 'no',
    isRemembered: true,
    remindsNobody: true,
    closesQuietly: true,
  },
  dispute_ruling: { days: 15, canExtend: 'no', goesOnLate: true, isRemembered: true },
  dispute_appeal: { days: 7, isRemembered: true },
  dispute_appeal_ruling: { days: 15, canExtend: 'no', goesOnLate: true, isRemembered: true },
} as const satisfies Record<string, Wait>;

export type WaitKind = keyof typeof waits;

/** What a server of another version has begun waits as most things do. */
const unknownWait: Wait = {};

export function waitOf(kind: string): Wait {
  return Object.hasOwn(waits, kind) ? waits[kind as WaitKind] : unknownWait;
}

/** Those whose silence stands for a yes. */
export const silentWaits: readonly WaitKind[] = (Object.keys(waits) as WaitKind[]).filter(
  (kind) => waitOf(kind).silenceIsYes,
);

/** Those that are not forgotten by their age alone. */
export const rememberedWaits: readonly WaitKind[] = (Object.keys(waits) as WaitKind[]).filter(
  (kind) => waitOf(kind).isRemembered,
);

/** Those whose step can still be made when its time is over. */
export const lateWaits: readonly WaitKind[] = (Object.keys(waits) as WaitKind[]).filter(
  (kind) => waitOf(kind).goesOnLate,
);

export const teamWaits: readonly WaitKind[] = (Object.keys(waits) as WaitKind[]).filter(
  (kind) => waitOf(kind).isAwaitedByTeam,
);

/** A clock for this wait, begun now and owed by somebody in this zone. */
export function startClock(kind: WaitKind, beganAt: Date, zone: string, week: WorkingWeek): Clock {
  const wait: Wait = waits[kind];
  const sparesNight = wait.sparesNight ?? true;
  const clock = { state: 'running', beganAt, sparesNight } as const;
  if (wait.workingDays !== undefined)
    return { ...clock, zone: week.zone, dueAt: dueAfterWorkingDays(beganAt, wait.workingDays, week) };
  if (wait.days === undefined && wait.hours === undefined)
    throw new RangeError(`The wait ${kind} needs the day that it names.`);
  const takes = (wait.days ?? 0) * dayMs + (wait.hours ?? 0) * hourMs;
  const dueAt = new Date(beganAt.getTime() + takes);
  return { ...clock, zone, dueAt: sparesNight ? afterNight(dueAt, zone) : dueAt };
}

/** A clock that runs until a given moment, such as the 24:00 of a named day. */
export function startClockUntil(dueAt: Date, beganAt: Date, zone: string): Clock {
  return { state: 'running', beganAt, zone, sparesNight: true, dueAt: afterNight(dueAt, zone) };
}
