import { postSessionMessage } from '#contract/mentoring/after-calls.ts';
import * as calls from '#contract/young-mentees/session-calls.ts';
import { newId } from '#core/ground/ids.ts';
import { addNextStep } from '#core/mentoring/add-next-step.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { letBegin, startIn } from '#tests/mentoring/sessions.ts';
import { appealWords, missedSession } from './live.ts';
import { youngMessage } from './young.ts';
import { agreedSession, confirmedSession } from './young-sessions.ts';

/** Steps of a session under 18, each in its state. */
export const preparedYoungSessions = [
  prepared(calls.postYoungSlot, async (core) => {
    const { id, child } = await agreedSession(core);
    return { headers: asMember(child), params: { requestId: id, startsAt: startIn(3) } };
  }),
  prepared(calls.postYoungMove, async (core) => {
    const { id, child } = await confirmedSession(core);
    return { headers: asMember(child), params: { requestId: id, startsAt: startIn(5) } };
  }),
  prepared(calls.postYoungMoveAnswer, async (core) => {
    const { id, child } = await confirmedSession(core);
    return { headers: asMember(child), params: { requestId: id, time: '' } };
  }),
  prepared(calls.postYoungMessage, async (core) => {
    const { id, child } = await confirmedSession(core);
    return { headers: asMember(child), params: { requestId: id, text: youngMessage } };
  }),
  prepared(calls.postYoungMeetingAnswer, async (core) => {
    const { id, child, sessionId } = await confirmedSession(core);
    await letBegin(core, sessionId, 60);
    return { headers: asMember(child), params: { requestId: id, answer: 'yes' } };
  }),
  prepared(calls.postYoungAppeal, async (core) => {
    const { id, child } = await missedSession(core);
    return { headers: asMember(child), params: { requestId: id, words: appealWords } };
  }),
  prepared(calls.postYoungNote, async (core) => {
    const { id, child } = await confirmedSession(core);
    return { headers: asMember(child), params: { requestId: id, version: 0, text: youngMessage } };
  }),
  prepared(calls.postYoungNextStep, async (core) => {
    const { id, child } = await confirmedSession(core);
    return {
      headers: asMember(child),
      params: { requestId: id, text: youngMessage, who: 'mentee', dueOn: '' },
    };
  }),
  prepared(calls.postYoungTick, async (core) => {
    const { id, child, mentor, sessionId } = await confirmedSession(core);
    const step = { sessionId, text: youngMessage, who: 'mentee', dueOn: '' } as const;
    const { steps } = await addNextStep(core, mentor, step);
    return {
      headers: asMember(child),
      params: { requestId: id, stepId: steps[0]?.id ?? newId(), isDone: true },
    };
  }),
  prepared(postSessionMessage, async (core) => {
    const { mentor, sessionId } = await confirmedSession(core);
    return { headers: asMember(mentor), params: { sessionId, text: youngMessage } };
  }),
];
