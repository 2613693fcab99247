import {
  getOwnMentor,
  putMentorClosing,
  putMentorOpening,
  putMentorPause,
  putStillMentoring,
} from '#contract/mentors/calls.ts';
import { isDay } from '#rules/calendar/day.ts';
import { rowsOfOwnMentorPage } from '#web/elsewhere.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask }) => ({
  own: await ask(getOwnMentor, {}),
  rows: rowsOfOwnMentorPage,
}));

export const action = acts(
  {
    async open(_, { ask }) {
      const { state } = await ask(putMentorOpening, {});
      return { done: state === 'open' ? 'opened' : 'waits' };
    },
    async pause(sent, { ask }) {
      const until = sent.text('until');
      if (until !== '' && !isDay(until)) return { fault: { code: 'mentor_pause_day', fields: ['until'] } };
      await ask(putMentorPause, { until });
      return { done: 'paused' };
    },
    async close(_, { ask }) {
      await ask(putMentorClosing, {});
      return { done: 'closed' };
    },
    async still(_, { ask }) {
      await ask(putStillMentoring, {});
      return { done: 'still' };
    },
  },
  { mentor_pause_day: { fields: ['until'] } },
);
