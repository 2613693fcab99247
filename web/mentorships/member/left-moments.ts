import type { WantedSessionBody } from '#contract/mentorships/series-calls.ts';
import { isDay } from '#rules/calendar/day.ts';
import { instant } from '#rules/calendar/params.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { shownDay, shownTime } from '#web/ground/texts/shown-time.ts';

/** The moments that a series has left out, for an address. One that the clock skips or shows twice has a day alone. */
export function writeLeft(left: readonly Pick<WantedSessionBody, 'startsAt' | 'day'>[]): string {
  return left.map(({ startsAt, day }) => startsAt || day).join(' ');
}

/** The same in words, in the zone of the reader. */
export function readLeft(written: string, zone: string): string[] {
  return written
    .split(' ')
    .slice(0, limits.series)
    .filter((one) => isDay(one) || instant.safeParse(one).success)
    .map((one) => (isDay(one) ? shownDay(one) : shownTime(one, { own: zone, other: zone }).own));
}
