import { getSession, putMove } from '#contract/mentoring/calls.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { getMoveTimes } from '#contract/mentoring/times-calls.ts';
import { isDay } from '#rules/calendar/day.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { shownTime } from '#web/ground/texts/shown-time.ts';

export const loader = loads(async ({ ask, param, url }) => {
  const sessionId = param('id');
  const week = url.searchParams.get('from') ?? '';
  const from = isDay(week) ? week : '';
  const [one, { times, before, after }] = await Promise.all([
    ask(getSession, { sessionId }),
    ask(getMoveTimes, { sessionId, from }),
  ]);
  return {
    id: one.id,
    side: one.side,
    canMove: one.can.move,
    agreed: shownTime(one.startsAt, one.zones),
    before,
    after,
    times: times.map((time) => shownTime(time, one.zones)),
  };
});

export const action = acts({
  async move(sent, { ask, param }) {
    const times = [...sent.entries()].flatMap(([name, value]) => (name === 'time' ? [String(value)] : []));
    if (times.length === 0) return { fault: { code: 'mentoring_times_missing', fields: ['time'] } };
    if (times.length > limits.offered) return { fault: { code: 'mentoring_times_many', fields: ['time'] } };
    await ask(putMove, { sessionId: param('id'), starts: times });
    return { done: 'offered', to: mentoringPaths.session(param('id')) };
  },
});
