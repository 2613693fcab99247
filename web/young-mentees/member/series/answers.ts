import { data } from 'react-router';
import { getYoungRequest } from '#contract/young-mentees/calls.ts';
import { getYoungPlanTimes, postYoungPlanSessions } from '#contract/young-mentees/plan-calls.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { countIn, seriesAskedFor, shownSeries } from '#web/mentorships/member/shown-series.ts';

export const loader = loads(async ({ ask, param, url }) => {
  const requestId = param('id');
  const { first, count, from } = seriesAskedFor(url);
  const { mentorship: one } = await ask(getYoungRequest, { requestId });
  if (!one?.can.book) throw data(null, 404);
  const found = await ask(getYoungPlanTimes, { requestId, startsAt: first, count: String(count), from });
  return { requestId, one, first, count, from, ...shownSeries(found, one.zones.own) };
});

export const action = acts({
  async book(sent, { ask, param }) {
    const requestId = param('id');
    const startsAt = sent.text('first');
    await ask(postYoungPlanSessions, { requestId, startsAt, count: countIn(sent.text('count')) });
    return { done: 'booked', to: youngPaths.plan(requestId) };
  },
});
