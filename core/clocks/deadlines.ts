import { type DeadlineKind, deadlineKinds, deadlines } from '#contract/collected.ts';
import type { Deadline } from '#contract/ground/kinds-of-module.ts';
import type { Clock } from './clock.ts';
import { afterNight, dayMs, hourMs } from './due-time.ts';
import { dueAfterWorkingDays, type WorkingWeek } from './working-days.ts';

/** The default rules, for a kind that another version of the server declares. */
const unknownDeadline: Deadline = {};

export function deadlineOf(kind: string): Deadline {
  return Object.hasOwn(deadlines, kind) ? deadlines[kind as DeadlineKind] : unknownDeadline;
}

/** The kinds for which silence counts as a yes. */
export const silentDeadlines: readonly DeadlineKind[] = deadlineKinds.filter(
  (kind) => deadlineOf(kind).silenceIsYes,
);

/** The kinds that are not deleted by their age alone. */
export const rememberedDeadlines: readonly DeadlineKind[] = deadlineKinds.filter(
  (kind) => deadlineOf(kind).isRemembered,
);

/** The kinds whose step is still possible after the deadline. */
export const lateDeadlines: readonly DeadlineKind[] = deadlineKinds.filter(
  (kind) => deadlineOf(kind).goesOnLate,
);

export const teamDeadlines: readonly DeadlineKind[] = deadlineKinds.filter(
  (kind) => deadlineOf(kind).isAwaitedByTeam,
);

/** A deadline of this kind that begins now and is owed by someone in this time zone. */
export function startClock(kind: DeadlineKind, beganAt: Date, zone: string, week: WorkingWeek): Clock {
  const wait = deadlines[kind];
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

/** A deadline that runs until a given moment, such as the 24:00 of a named day. */
export function startClockUntil(dueAt: Date, beganAt: Date, zone: string): Clock {
  return { state: 'running', beganAt, zone, sparesNight: true, dueAt: afterNight(dueAt, zone) };
}
