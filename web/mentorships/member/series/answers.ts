import { getMentorship } from '#contract/mentorships/calls.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import { getMentorshipTimes, postMentorshipSessions } from '#contract/mentorships/series-calls.ts';
import { isDay } from '#rules/calendar/day.ts';
import { instant } from '#rules/calendar/params.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { shownDay, shownTime } from '#web/ground/texts/shown-time.ts';
import { locationFault, readLocationFields } from '#web/mentoring/member/session/read-fields.ts';
import { writeLeft } from '../left-moments.ts';

const countIn = (typed: string | null) => {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= limits.series ? count : limits.series;
};

export const loader = loads(async ({ ask, param, url }) => {
  const mentorshipId = param('id');
  const chosen = url.searchParams.get('first') ?? '';
  const first = instant.safeParse(chosen).success ? chosen : '';
  const week = url.searchParams.get('from') ?? '';
  const from = isDay(week) ? week : '';
  const count = countIn(url.searchParams.get('count'));
  const [one, { zone, times, series, before, after }] = await Promise.all([
    ask(getMentorship, { mentorshipId }),
    ask(getMentorshipTimes, { mentorshipId, startsAt: first, count: String(count), from }),
  ]);
  return {
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

export const action = acts(
  {
    async book(sent, { ask, param }) {
      const mentorshipId = param('id');
      const startsAt = sent.text('first');
      const count = countIn(sent.text('count'));
      const { left } = await ask(postMentorshipSessions, {
        mentorshipId,
        startsAt,
        count,
        ...readLocationFields(sent),
      });
      const query = left.length > 0 ? `?${new URLSearchParams({ left: writeLeft(left) })}` : '';
      return { done: 'booked', to: `${mentorshipPlanPaths.plan(mentorshipId)}${query}` };
    },
  },
  { mentoring_location: locationFault },
);
