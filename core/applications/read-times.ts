import { interviewLimits } from '#contract/applications/interview-limits.ts';
import { addDays } from '#rules/calendar/day.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import { Refusal } from '../ground/refusal.ts';
import { isOnce, momentAt } from '../ground/zones/zoned.ts';

/** The zone in which the times were typed, when that was, and the time that is agreed already. */
type Typed = { zone: string; now: Date; agreedAt: Date | null };

/**
 * The moments of local times in a member's zone, the earliest first.
 * @throws Refusal `interview_time_gap` for one that summer time skips or repeats there; `interview_time_past`;
 * `interview_time_far`; `interview_time_twice`. Each names its position in the list, from 1 on.
 */
export function readTimes(local: readonly string[], { zone, now, agreedAt }: Typed): Date[] {
  const last = addDays(wallClock(now, zone).day, interviewLimits.withinDays);
  const known = new Set(agreedAt ? [agreedAt.getTime()] : []);
  const times = local.map((time, at) => {
    const param = `time${at + 1}`;
    if (time.slice(0, 10) > last) throw new Refusal('interview_time_far', { param, on: last });
    if (!isOnce(time, zone)) throw new Refusal('interview_time_gap', { param });
    const moment = momentAt(time, zone);
    if (moment <= now) throw new Refusal('interview_time_past', { param });
    if (known.has(moment.getTime())) throw new Refusal('interview_time_twice', { param });
    known.add(moment.getTime());
    return moment;
  });
  return times.toSorted((a, b) => a.getTime() - b.getTime());
}
