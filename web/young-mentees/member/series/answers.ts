import { data } from 'react-router';
import { getYoungRequest } from '#contract/young-mentees/calls.ts';
import { getYoungPlanTimes, postYoungPlanSessions } from '#contract/young-mentees/plan-calls.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { isDay } from '#rules/calendar/day.ts';
import { instant } from '#rules/calendar/params.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { shownDay, shownTime } from '#web/ground/texts/shown-time.ts';

const countIn = (typed: string | null) => {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= limits.series ? count : limits.series;
};

export const loader = loads(async ({ ask, param, url }) => {
  const requestId = param('id');
  const chosen = url.searchParams.get('first') ?? '';
  const first = instant.safeParse(chosen).success ? chosen : '';
  const week = url.searchParams.get('from') ?? '';
  const from = isDay(week) ? week : '';
  const count = countIn(url.searchParams.get('count'));
  const { mentorship: one } = await ask(getYoungRequest, { requestId });
  if (!one?.can.book) throw data(null, 404);
  const found = await ask(getYoungPlanTimes, { requestId, startsAt: first, count: String(count), from });
  const { zone, times, series, before, after } = found;
  return {
    requestId,
    one,
    first,
    count,
    from,
    before,
    after,
    zone,
    // The mentor's clock first: the series keeps to it.
    times: times.map((time) => shownTime(time, { own: zone, other: one.zones.own })),
    series: series.map(({ day, startsAt, bar }) => ({
      day,
      bar,
      at: startsAt === '' ? null : shownTime(startsAt, { own: zone, other: one.zones.own }),
      words: shownDay(day),
    })),
  };
});

export const action = acts({
  async book(sent, { ask, param }) {
    const requestId = param('id');
    const startsAt = sent.text('first');
    await ask(postYoungPlanSessions, { requestId, startsAt, count: countIn(sent.text('count')) });
    return { done: 'booked', to: youngPaths.plan(requestId) };
  },
});
