import type { Deadline } from './deadline.ts';
import { isOpen } from './deadline.ts';
import { afterNight, dayMs } from './due-time.ts';

export const longestExtensionDays = 7;
/** Downtime of up to 10 minutes moves no deadline. */
export const shortDowntimeMs = 10 * 60 * 1000;
/** The least time that remains when a dispute ends: 3 days. */
const leastLeftMs = 3 * dayMs;

export type DeadlineFault =
  | 'clock_not_running'
  | 'clock_already_extended'
  | 'clock_extension_too_long'
  | 'clock_overdue';

/** Extends a deadline once, by one to seven whole days, while it has not passed. */
export function extendDeadline(
  deadline: Deadline,
  days: number,
  now: Date,
): { deadline: Deadline } | { fault: DeadlineFault } {
  if (deadline.state === 'extended' || deadline.stopped?.state === 'extended')
    return { fault: 'clock_already_extended' };
  if (deadline.state !== 'running') return { fault: 'clock_not_running' };
  if (now >= deadline.dueAt) return { fault: 'clock_overdue' };
  if (!Number.isInteger(days) || days < 1 || days > longestExtensionDays)
    return { fault: 'clock_extension_too_long' };
  return {
    deadline: {
      ...deadline,
      state: 'extended',
      dueAt: moved(deadline, deadline.dueAt.getTime() + days * dayMs),
    },
  };
}

/** Ends a deadline. One that has already ended keeps its state: the first end counts. */
export function endDeadline(deadline: Deadline, end: 'met' | 'lapsed' | 'released'): Deadline {
  if (!isOpen(deadline)) return deadline;
  const { stopped: _, ...rest } = deadline;
  return { ...rest, state: end };
}

/** Stops a deadline for the time of a dispute. */
export function stopDeadline(deadline: Deadline, now: Date): Deadline {
  if (deadline.state !== 'running' && deadline.state !== 'extended') return deadline;
  const leftMs = Math.max(0, deadline.dueAt.getTime() - now.getTime());
  return { ...deadline, state: 'stopped', stopped: { leftMs, state: deadline.state } };
}

/** Resumes a deadline after a dispute with the time that was left, at least three days. */
export function resumeDeadline(deadline: Deadline, now: Date): Deadline {
  if (!deadline.stopped) return deadline;
  const { stopped, ...rest } = deadline;
  const left = Math.max(stopped.leftMs, leastLeftMs);
  return { ...rest, state: stopped.state, dueAt: moved(deadline, now.getTime() + left) };
}

/**
 * Gives back the time in which no server answered: every open deadline moves by all of it, once. The deadline stores the
 * added downtime, so that two servers, or a job that runs twice, add it once.
 */
export function shiftByDowntime(deadline: Deadline, downtime: { from: Date; to: Date }): Deadline {
  const lost = downtime.to.getTime() - downtime.from.getTime();
  const isAdded = deadline.shiftedUntil !== undefined && deadline.shiftedUntil >= downtime.to;
  if (!isOpen(deadline) || lost <= shortDowntimeMs || isAdded || deadline.beganAt >= downtime.to)
    return deadline;
  const shifted = { ...deadline, shiftedUntil: downtime.to };
  // A stopped deadline keeps the time that was left; it lost none.
  return deadline.stopped ? shifted : { ...shifted, dueAt: moved(deadline, deadline.dueAt.getTime() + lost) };
}

function moved(deadline: Deadline, ms: number): Date {
  const time = deadline.sparesNight ? afterNight(new Date(ms), deadline.zone) : new Date(ms);
  return deadline.latestAt && deadline.latestAt < time ? deadline.latestAt : time;
}
