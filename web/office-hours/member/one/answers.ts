import { mentoringCancellations } from '#contract/mentoring/limits.ts';
import * as calls from '#contract/office-hours/calls.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { addressOf } from '#web/client/api.ts';
import { acts, type Reply, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { shownTime } from '#web/ground/texts/shown-time.ts';
import { locationFault, readReason } from '#web/mentoring/member/session/read-fields.ts';

export const loader = loads(async ({ ask, param, projectId }) => {
  const sessionId = param('id');
  const one = await ask(calls.getOfficeHour, { sessionId });
  return {
    one,
    at: shownTime(one.startsAt, { own: one.zones.own, other: one.zones.mentor }),
    entry: addressOf(calls.getOfficeHourEntry, { sessionId }, projectId),
  };
});

type Sitting = { orWait: boolean; questionOnly?: boolean; done?: string };

async function sit(sent: Sent, { ask, param }: Visit, how: Sitting): Promise<Reply> {
  const { orWait, questionOnly = false, done } = how;
  const question = normaliseText(sent.text('question'));
  if (textLength(question) > limits.question)
    return { fault: { code: 'office_hour_question_long', fields: ['question'] } };
  const { seat } = await ask(calls.putSeat, { sessionId: param('id'), question, orWait, questionOnly });
  return { done: done ?? seat };
}

export const action = acts(
  {
    take: (sent, visit) => sit(sent, visit, { orWait: false }),
    wait: (sent, visit) => sit(sent, visit, { orWait: true }),
    question: (sent, visit) => sit(sent, visit, { orWait: true, questionOnly: true, done: 'asked' }),
    async leave(_, { ask, param }) {
      await ask(calls.deleteSeat, { sessionId: param('id') });
      return { done: 'left' };
    },
    async link(sent, { ask, param }) {
      const version = Number(sent.text('version')) || 1;
      const link = [...sent.text('location')].slice(0, limits.link + 1).join('');
      await ask(calls.putOfficeHourLink, { sessionId: param('id'), version, link });
      return { done: 'linked' };
    },
    async cancel(sent, { ask, param }) {
      const read = readReason(sent, mentoringCancellations);
      if ('fault' in read) return read;
      await ask(calls.putOfficeHourCancellation, { sessionId: param('id'), ...read });
      return { done: 'cancelled' };
    },
    async tick(sent, { ask, param }) {
      const ids = [...sent.entries()].flatMap(([name]) => (name.startsWith('came ') ? [name.slice(5)] : []));
      await ask(calls.putAttendance, { sessionId: param('id'), ids });
      return { done: 'ticked' };
    },
  },
  { mentoring_location: locationFault, mentoring_screened: { fields: ['words'] } },
);
