import type { WantedSessionBody } from '#contract/mentorships/series-calls.ts';
import { isDay } from '#rules/calendar/day.ts';
import { instant } from '#rules/calendar/params.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { shownDay, shownTime, zoneName } from '#web/ground/texts/shown-time.ts';

export function countIn(typed: string | null): number {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= limits.series ? count : limits.series;
}

/** The first session, how many, and the week whose times are shown, as the address has them; empty where it names none. */
export function seriesAskedFor({ searchParams }: URL) {
  const chosen = searchParams.get('first') ?? '';
  const week = searchParams.get('from') ?? '';
  return {
    first: instant.safeParse(chosen).success ? chosen : '',
    count: countIn(searchParams.get('count')),
    from: isDay(week) ? week : '',
  };
}

type Found = {
  zone: string;
  times: readonly string[];
  series: readonly WantedSessionBody[];
  before: string;
  after: string;
};

/** The times and the series in words, in both zones. A series keeps to the clock of the mentor, who reads it first. */
export function shownSeries({ zone, times, series, before, after }: Found, ownZone: string) {
  const zones = { own: zone, other: ownZone };
  return {
    before,
    after,
    zone: zoneName(zone),
    times: times.map((time) => shownTime(time, zones)),
    series: series.map(({ day, startsAt, bar }) => ({
      day,
      bar,
      at: startsAt === '' ? null : shownTime(startsAt, zones),
      words: shownDay(day),
    })),
  };
}
