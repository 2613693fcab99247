import { postReservation } from '#contract/mentoring/calls.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { deleteWaitingList, putWaitingList } from '#contract/mentoring/list-calls.ts';
import { getMentorTimes } from '#contract/mentoring/times-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isDay } from '#rules/calendar/day.ts';
import { isZone } from '#rules/calendar/zone.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { shownDay, shownHour, shownTime, zoneName } from '#web/ground/texts/shown-time.ts';

/** What stands behind the `?`: a week, and a zone of the reader's choice. Anything else is as if it were not there. */
function shownOf({ url }: Visit) {
  const [from, zone] = [url.searchParams.get('from') ?? '', url.searchParams.get('zone') ?? ''];
  return { from: isDay(from) ? from : '', zone: isZone(zone) ? zone : '' };
}

export const loader = loads(async (visit) => {
  const { ask, param } = visit;
  const chosen = shownOf(visit);
  const { days, first, ...times } = await ask(getMentorTimes, { handle: param('handle'), ...chosen });
  const zones = { own: times.zones.own, other: times.zones.mentor };
  return {
    ...times,
    zone: chosen.zone,
    named: { own: zoneName(zones.own), mentor: zoneName(zones.other) },
    asks: visit.url.searchParams.get('ask') ?? '',
    isFull: first.length === 0,
    days: days
      .filter((one) => one.times.length > 0)
      .map((one) => ({
        day: one.day,
        words: shownDay(one.day),
        times: one.times.map((time) => shownHour(time, zones)),
      })),
  };
});

export const action = acts({
  async reserve(sent, visit) {
    const { ask, param } = visit;
    const handle = param('handle');
    const { mentor, zones } = await ask(getMentorTimes, { handle, ...shownOf(visit) });
    try {
      await ask(postReservation, { personId: mentor.id, startsAt: sent.text('startsAt') });
    } catch (error) {
      const at =
        error instanceof Refusal && error.code === 'mentoring_slot_taken' ? error.values.at : undefined;
      if (!at) throw error;
      const next = shownTime(at, { own: zones.own, other: zones.mentor }).own;
      return { fault: { code: 'mentoring_slot_taken' }, about: { next } };
    }
    const from = sent.text('ask');
    return { done: 'reserved', to: `${mentoringPaths.ask(handle)}${from && `?ask=${from}`}` };
  },
  async wait(_, { ask, param }) {
    const { mentor } = await ask(getMentorTimes, { handle: param('handle') });
    await ask(putWaitingList, { personId: mentor.id });
    return { done: 'waits' };
  },
  async leave(_, { ask, param }) {
    const { mentor } = await ask(getMentorTimes, { handle: param('handle') });
    await ask(deleteWaitingList, { personId: mentor.id });
    return { done: 'left' };
  },
});
