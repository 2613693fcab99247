import type { PartOfDay } from '#contract/mentors/filters.ts';
import { partsOfDay } from '#contract/mentors/filters.ts';
import { addDays, msPerDay, weekdayOf } from '#rules/calendar/day.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import { momentAt, startOfDay } from '../ground/zones/zoned.ts';
import { bitsAt } from './free-bits.ts';

export type Times = { time: PartOfDay | ''; days: 'weekday' | 'weekend' | ''; within: string };

/** One day less than the eight weeks of `mentors.free`, so that no moment counts as one of eight weeks before. */
const daysAhead = 55;
const quarterMs = 900_000;

/** The bits of all moments that a search by time asks for, in the zone of the member who searches; null without one. */
export function bitsOf({ time, days, within }: Times, zone: string, now: Date): string | null {
  if (time === '' && days === '' && within === '') return null;
  const last = now.getTime() + (Number(within) || daysAhead) * msPerDay;
  const [from, until] = time === '' ? [0, 24] : partsOfDay[time];
  const moments: number[] = [];
  const first = wallClock(now, zone).day;
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = addDays(first, ahead);
    if (days !== '' && days !== (weekdayOf(day) > 5 ? 'weekend' : 'weekday')) continue;
    const ends = until === 24 ? startOfDay(addDays(day, 1), zone) : momentAt(`${day}T${two(until)}:00`, zone);
    const begins = from === 0 ? startOfDay(day, zone) : momentAt(`${day}T${two(from)}:00`, zone);
    for (let at = begins.getTime(); at < ends.getTime() && at < last; at += quarterMs)
      if (at >= now.getTime()) moments.push(at);
  }
  return bitsAt(moments);
}

function two(hour: number): string {
  return String(hour).padStart(2, '0');
}
