import { creditTimes as times } from '#contract/credit/limits.ts';
import { addDays, type Day } from '#rules/calendar/day.ts';
import type { LoggedWork } from './find-logged-work.ts';

type Days = Pick<LoggedWork, 'first_day' | 'last_day' | 'today'>;

/** A line of the log is written for a day of the work, within 14 days of it. */
export function mayLogOn({ first_day: first, last_day: last, today }: Days, day: Day): boolean {
  return (
    day <= today && day >= addDays(today, -times.logDays) && day >= first && (last === '' || day <= last)
  );
}

/** Work whose last day is so long ago takes no more lines. */
export function mayLog({ last_day: last, today }: Pick<LoggedWork, 'last_day' | 'today'>): boolean {
  return last === '' || last >= addDays(today, -times.logDays);
}

type Decided = { state: string; decided_at: Date | null; appealed_at: Date | null; now: Date };

/** A refusal, or the end of an approval, gets one more look, if the member asks within 14 days. */
export function mayAppealClaim({ state, decided_at: at, appealed_at: appealed, now }: Decided): boolean {
  if ((state !== 'declined' && state !== 'taken_back') || at === null || appealed !== null) return false;
  return now.getTime() - at.getTime() < times.appealDays * 86_400_000;
}
