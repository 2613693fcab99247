import * as calls from '#contract/mentorships/calls.ts';
import { mentorshipDeclines, mentorshipEnds } from '#contract/mentorships/limits.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { shownTime } from '#web/ground/texts/shown-time.ts';
import { readReason } from '#web/mentoring/member/session/read-fields.ts';
import { readLeft } from '../left-moments.ts';
import { readMarks } from '../read-marks.ts';

export const loader = loads(async ({ ask, param, url }) => {
  const one = await ask(calls.getMentorship, { mentorshipId: param('id') });
  return {
    one,
    sessions: one.sessions.map((session) => ({ ...session, at: shownTime(session.startsAt, one.zones) })),
    left: readLeft(url.searchParams.get('left') ?? '', one.zones.own),
  };
});

export const action = acts({
  async agree(sent, { ask, param }) {
    const version = Number(sent.text('version')) || 1;
    await ask(calls.putMentorshipAgreement, { mentorshipId: param('id'), version });
    return { done: 'agreed' };
  },
  async decline(sent, { ask, param }) {
    const read = readReason(sent, mentorshipDeclines);
    if ('fault' in read) return read;
    await ask(calls.putMentorshipDecline, { mentorshipId: param('id'), ...read });
    return { done: 'declined' };
  },
  async withdraw(_, { ask, param }) {
    await ask(calls.putMentorshipWithdrawal, { mentorshipId: param('id') });
    return { done: 'withdrawn' };
  },
  async pause(sent, { ask, param }) {
    const weeks = Number(sent.text('weeks')) || limits.pauseWeeks.min;
    await ask(calls.putMentorshipPause, { mentorshipId: param('id'), weeks });
    return { done: 'paused' };
  },
  async resume(_, { ask, param }) {
    await ask(calls.deleteMentorshipPause, { mentorshipId: param('id') });
    return { done: 'resumed' };
  },
  async end(sent, { ask, param }) {
    const read = readReason(sent, mentorshipEnds);
    if ('fault' in read) return read;
    await ask(calls.putMentorshipEnd, { mentorshipId: param('id'), ...read });
    return { done: 'ended' };
  },
  async checkIn(sent, { ask, param }) {
    const read = readMarks(sent);
    if ('fault' in read) return read;
    const number = Number(sent.text('number')) || 1;
    await ask(calls.putCheckIn, { mentorshipId: param('id'), number, marks: read.marks });
    return { done: 'checkedIn' };
  },
  async goOn(_, { ask, param }) {
    await ask(calls.putGoOn, { mentorshipId: param('id') });
    return { done: 'wentOn' };
  },
  async reached(sent, { ask, param }) {
    const text = normaliseText(sent.text('text'));
    if (text === '' || textLength(text) > limits.reached)
      return { fault: { code: 'mentorship_reached_length', fields: ['text'] } };
    await ask(calls.putReached, { mentorshipId: param('id'), text });
    return { done: 'reached' };
  },
});
