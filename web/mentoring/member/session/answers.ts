import * as after from '#contract/mentoring/after-calls.ts';
import * as calls from '#contract/mentoring/calls.ts';
import { getMentoringFile } from '#contract/mentoring/file-calls.ts';
import { mentoringCancellations, mentoringDeclines } from '#contract/mentoring/limits.ts';
import { listOtherMentors } from '#contract/mentoring/times-calls.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { addressOf } from '#web/client/api.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { shownTime } from '#web/ground/texts/shown-time.ts';
import { locationFault, readLocationFields, readReason } from './read-fields.ts';
import { readAppeal, readMeetingAnswer, readMessage, readNextStep, readNote } from './read-words.ts';

export const loader = loads(async ({ ask, param, projectId }) => {
  const sessionId = param('id');
  const one = await ask(calls.getSession, { sessionId });
  const isFree = one.side === 'mentee' && ['declined', 'lapsed', 'released'].includes(one.state);
  const others = isFree ? (await ask(listOtherMentors, { sessionId })).mentors : null;
  const own = { own: one.zones.own, other: one.zones.own };
  return {
    one,
    at: shownTime(one.startsAt, one.zones),
    offered: (one.offer?.times ?? []).map((time) => shownTime(time, one.zones)),
    entry: addressOf(calls.getMentoringEntry, { sessionId }, projectId),
    files: one.files.map(({ id, name }) => ({
      id,
      name,
      address: addressOf(getMentoringFile, { fileId: id }, projectId),
    })),
    others: others?.map((other) => ({ ...other, next: shownTime(other.next, own).own })) ?? null,
  };
});

export const action = acts(
  {
    async confirm(sent, { ask, param }) {
      await ask(calls.putConfirmation, { sessionId: param('id'), ...readLocationFields(sent) });
      return { done: 'confirmed' };
    },
    async decline(sent, { ask, param }) {
      const read = readReason(sent, mentoringDeclines);
      if ('fault' in read) return read;
      await ask(calls.putMentoringDecline, { sessionId: param('id'), ...read });
      return { done: 'declined' };
    },
    async withdraw(_, { ask, param }) {
      await ask(calls.putMentoringWithdrawal, { sessionId: param('id') });
      return { done: 'withdrawn' };
    },
    async cancel(sent, { ask, param }) {
      const read = readReason(sent, mentoringCancellations);
      if ('fault' in read) return read;
      await ask(calls.putCancellation, { sessionId: param('id'), ...read });
      return { done: 'cancelled' };
    },
    async takeTime(sent, { ask, param }) {
      const time = sent.text('time');
      await ask(calls.putMoveAnswer, { sessionId: param('id'), time });
      return { done: time ? 'moved' : 'kept' };
    },
    async takeBack(_, { ask, param }) {
      await ask(calls.deleteMove, { sessionId: param('id') });
      return { done: 'kept' };
    },
    async location(sent, { ask, param }) {
      const version = Number(sent.text('version')) || 1;
      await ask(calls.putMeetingLocation, { sessionId: param('id'), version, ...readLocationFields(sent) });
      return { done: 'located' };
    },
    async met(sent, { ask, param }) {
      const read = readMeetingAnswer(sent);
      if ('fault' in read) return read;
      await ask(after.putMeetingAnswer, { sessionId: param('id'), ...read });
      return { done: 'said' };
    },
    async claim(sent, { ask, param }) {
      const answer = sent.text('answer') === 'accept' ? 'accept' : 'contest';
      await ask(after.putClaimAnswer, { sessionId: param('id'), answer });
      return { done: 'answered' };
    },
    async appeal(sent, { ask, param }) {
      const read = readAppeal(sent);
      if ('fault' in read) return read;
      await ask(after.postNoShowAppeal, { sessionId: param('id'), ...read });
      return { done: 'appealed' };
    },
    async message(sent, { ask, param }) {
      const read = readMessage(sent);
      if ('fault' in read) return read;
      await ask(after.postSessionMessage, { sessionId: param('id'), ...read });
      return { done: 'written' };
    },
    async note(sent, { ask, param }) {
      const read = readNote(sent);
      if ('fault' in read) return read;
      const whose = sent.text('whose') === 'own' ? 'own' : 'both';
      await ask(after.putNote, { sessionId: param('id'), whose, ...read });
      return { done: 'noted' };
    },
    async addStep(sent, { ask, param }) {
      const read = readNextStep(sent);
      if ('fault' in read) return read;
      await ask(after.postNextStep, { sessionId: param('id'), ...read });
      return { done: 'stepAdded' };
    },
    async tick(sent, { ask, param }) {
      const isDone = sent.text('isDone') === 'yes';
      await ask(after.putNextStep, { sessionId: param('id'), stepId: sent.text('stepId') || 'none', isDone });
      return { done: 'ticked' };
    },
    async deleteStep(sent, { ask, param }) {
      await ask(after.deleteNextStep, { sessionId: param('id'), stepId: sent.text('stepId') || 'none' });
      return { done: 'stepDeleted' };
    },
    async thank(sent, { ask, param }) {
      const text = normaliseText(sent.text('text'));
      if (text === '' || textLength(text) > limits.thanks)
        return { fault: { code: 'mentoring_thanks_length', fields: ['text'] } };
      await ask(after.postThanks, { sessionId: param('id'), text });
      return { done: 'thanked' };
    },
    async showThanks(sent, { ask, param }) {
      await ask(after.putThanks, { sessionId: param('id'), isShown: sent.text('isShown') === 'yes' });
      return { done: 'shown' };
    },
  },
  { mentoring_location: locationFault, mentoring_screened: { fields: ['text'] } },
);
