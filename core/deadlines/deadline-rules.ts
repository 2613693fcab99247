import { type DeadlineKind, deadlineKinds, deadlineRules } from '#contract/collected.ts';
import type { DeadlineRule } from '#contract/ground/kinds-of-module.ts';
import type { Deadline } from './deadline.ts';
import { afterNight, dayMs, hourMs } from './due-time.ts';
import { dueAfterWorkingDays, type WorkingWeek } from './working-days.ts';

/** The default rules, for a kind that another version of the server declares. */
const unknownRule: DeadlineRule = {};

export function deadlineRuleOf(kind: string): DeadlineRule {
  return Object.hasOwn(deadlineRules, kind) ? deadlineRules[kind as DeadlineKind] : unknownRule;
}

/** The kinds for which silence counts as a yes. */
export const silentDeadlines: readonly DeadlineKind[] = deadlineKinds.filter(
  (kind) => deadlineRuleOf(kind).silenceIsYes,
);

/** The kinds that are not deleted by their age alone. */
export const rememberedDeadlines: readonly DeadlineKind[] = deadlineKinds.filter(
  (kind) => deadlineRuleOf(kind).isRemembered,
);

/** The kinds whose step is still possible after the deadline. */
export const lateDeadlines: readonly DeadlineKind[] = deadlineKinds.filter(
  (kind) => deadlineRuleOf(kind).goesOnLate,
);

export const teamDeadlines: readonly DeadlineKind[] = deadlineKinds.filter(
  (kind) => deadlineRuleOf(kind).isAwaitedByTeam,
);

/** A deadline of this kind that begins now and is owed by someone in this time zone. */
export function startDeadline(
  kind: DeadlineKind,
  beganAt: Date,
  zone: string,
  week: WorkingWeek,
  latestAt?: Date,
): Deadline {
  const rule = deadlineRules[kind];
  const sparesNight = rule.sparesNight ?? true;
  const deadline = { state: 'running', beganAt, sparesNight, ...(latestAt && { latestAt }) } as const;
  if (rule.workingDays !== undefined)
    return { ...deadline, zone: week.zone, dueAt: dueAfterWorkingDays(beganAt, rule.workingDays, week) };
  if (rule.days === undefined && rule.hours === undefined)
    throw new RangeError(`The wait ${kind} needs the day that it names.`);
  const takes = (rule.days ?? 0) * dayMs + (rule.hours ?? 0) * hourMs;
  const dueAt = new Date(beganAt.getTime() + takes);
  return { ...deadline, zone, dueAt: notAfter(sparesNight ? afterNight(dueAt, zone) : dueAt, latestAt) };
}

/** A time, or the latest possible one where that is earlier. */
export function notAfter(time: Date, latestAt: Date | undefined): Date {
  return latestAt && latestAt < time ? latestAt : time;
}

/** A deadline that runs until a given moment, such as the 24:00 of a named day. */
export function startDeadlineUntil(dueAt: Date, beganAt: Date, zone: string): Deadline {
  return { state: 'running', beganAt, zone, sparesNight: true, dueAt: afterNight(dueAt, zone) };
}
