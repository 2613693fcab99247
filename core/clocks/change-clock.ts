import type { Clock } from './clock.ts';
import { isOpen } from './clock.ts';
import { afterNight, dayMs } from './due-time.ts';

export const longestExtensionDays = 7;
/** Downtime of up to 10 minutes moves no deadline. */
export const shortDowntimeMs = 10 * 60 * 1000;
/** The least time that remains when a dispute ends: 3 days. */
const leastLeftMs = 3 * dayMs;

export type ClockFault =
  | 'clock_not_running'
  | 'clock_already_extended'
  | 'clock_extension_too_long'
  | 'clock_overdue';

/** Extends a deadline once, by one to seven whole days, while it has not passed. */
export function extendClock(clock: Clock, days: number, now: Date): { clock: Clock } | { fault: ClockFault } {
  if (clock.state === 'extended' || clock.stopped?.state === 'extended')
    return { fault: 'clock_already_extended' };
  if (clock.state !== 'running') return { fault: 'clock_not_running' };
  if (now >= clock.dueAt) return { fault: 'clock_overdue' };
  if (!Number.isInteger(days) || days < 1 || days > longestExtensionDays)
    return { fault: 'clock_extension_too_long' };
  return {
    clock: { ...clock, state: 'extended', dueAt: moved(clock, clock.dueAt.getTime() + days * dayMs) },
  };
}

/** Ends a deadline. One that has already ended keeps its state: the first end counts. */
export function endClock(clock: Clock, end: 'met' | 'lapsed' | 'released'): Clock {
  if (!isOpen(clock)) return clock;
  const { stopped: _, ...rest } = clock;
  return { ...rest, state: end };
}

/** Stops a deadline for the time of a dispute. */
export function stopClock(clock: Clock, now: Date): Clock {
  if (clock.state !== 'running' && clock.state !== 'extended') return clock;
  const leftMs = Math.max(0, clock.dueAt.getTime() - now.getTime());
  return { ...clock, state: 'stopped', stopped: { leftMs, state: clock.state } };
}

/** Resumes a deadline after a dispute with the time that was left, at least three days. */
export function resumeClock(clock: Clock, now: Date): Clock {
  if (!clock.stopped) return clock;
  const { stopped, ...rest } = clock;
  const left = Math.max(stopped.leftMs, leastLeftMs);
  return { ...rest, state: stopped.state, dueAt: moved(clock, now.getTime() + left) };
}

/**
 * Gives back the time in which no server answered: every open deadline moves by all of it, once. The deadline stores the
 * added downtime, so that two servers, or a job that runs twice, add it once.
 */
export function shiftByDowntime(clock: Clock, downtime: { from: Date; to: Date }): Clock {
  const lost = downtime.to.getTime() - downtime.from.getTime();
  const isAdded = clock.shiftedUntil !== undefined && clock.shiftedUntil >= downtime.to;
  if (!isOpen(clock) || lost <= shortDowntimeMs || isAdded || clock.beganAt >= downtime.to) return clock;
  const shifted = { ...clock, shiftedUntil: downtime.to };
  // A stopped deadline keeps the time that was left; it lost none.
  return clock.stopped ? shifted : { ...shifted, dueAt: moved(clock, clock.dueAt.getTime() + lost) };
}

function moved(clock: Clock, ms: number): Date {
  return clock.sparesNight ? afterNight(new Date(ms), clock.zone) : new Date(ms);
}
