import { redirect } from 'react-router';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import { mentorshipEnds } from '#contract/mentorships/limits.ts';
import { getYoungRequest, putYoungEnd } from '#contract/young-mentees/calls.ts';
import * as calls from '#contract/young-mentees/plan-calls.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { shownTime } from '#web/ground/texts/shown-time.ts';
import { readReason } from '#web/mentoring/member/session/read-fields.ts';
import { readMarks } from '#web/mentorships/member/read-marks.ts';

export const loader = loads(async ({ ask, param }) => {
  const { id, mentorName, mentorship: one } = await ask(getYoungRequest, { requestId: param('id') });
  if (!one) throw redirect(youngPaths.request(id), 302);
  // From the 18th birthday on the mentee books and answers on the page of all members.
  if (!one.isReadAlong) throw redirect(mentorshipPlanPaths.plan(one.id), 302);
  const sessions = one.sessions.map((each) => ({ ...each, at: shownTime(each.startsAt, one.zones) }));
  return { id, mentorName, one, sessions };
});

export const action = acts({
  async withdraw(_, { ask, param }) {
    await ask(putYoungEnd, { requestId: param('id') });
    return { done: 'withdrawn' };
  },
  async pause(sent, { ask, param }) {
    const weeks = Number(sent.text('weeks')) || limits.pauseWeeks.min;
    await ask(calls.postYoungPlanPause, { requestId: param('id'), weeks });
    return { done: 'paused' };
  },
  async resume(_, { ask, param }) {
    await ask(calls.postYoungPlanPause, { requestId: param('id'), weeks: 0 });
    return { done: 'resumed' };
  },
  async end(sent, { ask, param }) {
    const read = readReason(sent, mentorshipEnds);
    if ('fault' in read) return read;
    await ask(calls.postYoungPlanEnd, { requestId: param('id'), ...read });
    return { done: 'ended' };
  },
  async checkIn(sent, { ask, param }) {
    const read = readMarks(sent);
    if ('fault' in read) return read;
    const number = Number(sent.text('number')) || 1;
    await ask(calls.postYoungCheckIn, { requestId: param('id'), number, marks: read.marks });
    return { done: 'checkedIn' };
  },
  async goOn(_, { ask, param }) {
    await ask(calls.postYoungGoOn, { requestId: param('id') });
    return { done: 'wentOn' };
  },
  async reached(sent, { ask, param }) {
    const text = normaliseText(sent.text('text'));
    if (text === '' || textLength(text) > limits.reached)
      return { fault: { code: 'mentorship_reached_length', fields: ['text'] } };
    await ask(calls.postYoungReached, { requestId: param('id'), text });
    return { done: 'reached' };
  },
});
