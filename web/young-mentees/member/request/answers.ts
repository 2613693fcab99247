import { redirect } from 'react-router';
import { mentoringCancellations } from '#contract/mentoring/limits.ts';
import * as calls from '#contract/young-mentees/calls.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import * as steps from '#contract/young-mentees/session-calls.ts';
import { isDay } from '#rules/calendar/day.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { reviewLimits } from '#rules/written-reviews/review-limits.ts';
import { addressOf } from '#web/client/api.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { shownTime } from '#web/ground/texts/shown-time.ts';
import { readReason } from '#web/mentoring/member/session/read-fields.ts';
import {
  readAppeal,
  readMeetingAnswer,
  readMessage,
  readNextStep,
  readNote,
} from '#web/mentoring/member/session/read-words.ts';

export const loader = loads(async ({ ask, param, url, projectId }) => {
  const requestId = param('id');
  const one = await ask(calls.getYoungRequest, { requestId });
  if (one.mentorship) throw redirect(youngPaths.plan(requestId), 302);
  const shown = ({ id }: { id: string }) => ({
    id,
    address: addressOf(calls.getYoungPicture, { fileId: id }, projectId),
  });
  const { session } = one;
  const isMoving = session?.can.move === true && url.searchParams.has('move');
  const week = url.searchParams.get('from') ?? '';
  const from = isDay(week) ? week : '';
  const found = one.can.choose || isMoving ? await ask(steps.getYoungTimes, { requestId, from }) : null;
  const zones = { own: found?.zone ?? session?.zones.own ?? '', other: session?.zones.other ?? '' };
  const own = { own: zones.own, other: zones.own };
  return {
    one,
    pictures: one.pictures.map(shown),
    answerPictures: one.answerPicture ? [shown(one.answerPicture)] : [],
    isMoving,
    at: session && shownTime(session.startsAt, zones),
    offered: (session?.offer?.times ?? []).map((time) => shownTime(time, zones)),
    weeks: found && { ...found, times: found.times.map((time) => shownTime(time, own)) },
  };
});

export const action = acts({
  async send(_, { ask, param }) {
    await ask(calls.postYoungSending, { requestId: param('id') });
    return { done: 'sent' };
  },
  async end(_, { ask, param }) {
    await ask(calls.putYoungEnd, { requestId: param('id') });
    return { done: 'ended' };
  },
  async cancel(sent, { ask, param }) {
    const read = readReason(sent, mentoringCancellations);
    if ('fault' in read) return read;
    await ask(calls.putYoungEnd, { requestId: param('id'), ...read });
    return { done: 'ended' };
  },
  async choose(sent, { ask, param }) {
    const startsAt = sent.text('time');
    if (!startsAt) return { fault: { code: 'mentoring_times_missing', fields: ['time'] } };
    await ask(steps.postYoungSlot, { requestId: param('id'), startsAt });
    return { done: 'chosen', to: youngPaths.request(param('id')) };
  },
  async move(sent, { ask, param }) {
    const startsAt = sent.text('time');
    if (!startsAt) return { fault: { code: 'mentoring_times_missing', fields: ['time'] } };
    await ask(steps.postYoungMove, { requestId: param('id'), startsAt });
    return { done: 'offered', to: youngPaths.request(param('id')) };
  },
  async takeTime(sent, { ask, param }) {
    const time = sent.text('time');
    await ask(steps.postYoungMoveAnswer, { requestId: param('id'), time });
    return { done: time ? 'moved' : 'kept' };
  },
  async takeBack(_, { ask, param }) {
    await ask(steps.postYoungMoveAnswer, { requestId: param('id'), time: '' });
    return { done: 'kept' };
  },
  async met(sent, { ask, param }) {
    const read = readMeetingAnswer(sent);
    if ('fault' in read) return read;
    await ask(steps.postYoungMeetingAnswer, { requestId: param('id'), ...read });
    return { done: 'said' };
  },
  async claim(sent, { ask, param }) {
    const answer = sent.text('answer') === 'accept' ? 'own_absence' : 'otherwise';
    await ask(steps.postYoungMeetingAnswer, { requestId: param('id'), answer });
    return { done: 'said' };
  },
  async appeal(sent, { ask, param }) {
    const read = readAppeal(sent);
    if ('fault' in read) return read;
    await ask(steps.postYoungAppeal, { requestId: param('id'), ...read });
    return { done: 'appealed' };
  },
  async message(sent, { ask, param }) {
    const read = readMessage(sent);
    if ('fault' in read) return read;
    await ask(steps.postYoungMessage, { requestId: param('id'), ...read });
    return { done: 'written' };
  },
  async note(sent, { ask, param }) {
    const read = readNote(sent);
    if ('fault' in read) return read;
    await ask(steps.postYoungNote, { requestId: param('id'), ...read });
    return { done: 'noted' };
  },
  async addStep(sent, { ask, param }) {
    const read = readNextStep(sent);
    if ('fault' in read) return read;
    await ask(steps.postYoungNextStep, { requestId: param('id'), ...read });
    return { done: 'stepAdded' };
  },
  async tick(sent, { ask, param }) {
    const isDone = sent.text('isDone') === 'yes';
    await ask(steps.postYoungTick, { requestId: param('id'), stepId: sent.text('stepId') || 'none', isDone });
    return { done: 'ticked' };
  },
  async askBack(sent, { ask, param }) {
    const text = normaliseText(sent.text('text'));
    const [length, { min, max }] = [textLength(text), reviewLimits.questionBack];
    if (length < min || length > max)
      return { fault: { code: 'written_review_back_length', fields: ['text'] } };
    await ask(calls.postYoungQuestionBack, { requestId: param('id'), text });
    return { done: 'askedBack' };
  },
});
