import { getMentorship } from '#contract/mentorships/calls.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import { getMentorshipTimes, postMentorshipSessions } from '#contract/mentorships/series-calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { locationFault, readLocationFields } from '#web/mentoring/member/session/read-fields.ts';
import { writeLeft } from '../left-moments.ts';
import { countIn, seriesAskedFor, shownSeries } from '../shown-series.ts';

export const loader = loads(async ({ ask, param, url }) => {
  const mentorshipId = param('id');
  const { first, count, from } = seriesAskedFor(url);
  const [one, found] = await Promise.all([
    ask(getMentorship, { mentorshipId }),
    ask(getMentorshipTimes, { mentorshipId, startsAt: first, count: String(count), from }),
  ]);
  return { one, first, count, from, ...shownSeries(found, one.zones.own) };
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
