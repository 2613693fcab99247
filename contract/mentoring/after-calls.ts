import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { meetingAnswers, sides } from '#rules/mentoring/session-states.ts';
import { longText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { session } from './shapes.ts';

const ofMember = { foreign: 'mentoring_unknown', gone: 'mentoring_unknown' } as const;
const choice = (values: readonly string[]) => broken('choice', values.join(', '));
const asItStands = { status: 200, body: session, about: 'As it stands now' } as const;

export const putMeetingAnswer = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/meeting-answer',
  summary: 'Say whether a session was held, or that one side did not come',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, answer: z.enum(meetingAnswers, choice(meetingAnswers)) },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_not_available', 'general_unavailable'],
});

export const putClaimAnswer = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/claim-answer',
  summary: 'Accept or contest the claim of the other side that one did not come',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, answer: z.enum(['accept', 'contest'], choice(['accept', 'contest'])) },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_not_available'],
});

export const postNoShowAppeal = call({
  method: 'POST',
  path: '/account/mentoring-sessions/:sessionId/appeal',
  summary: 'Ask an administrator once to look at a no-show',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, words: longText(limits.appeal.min, limits.appeal.max) },
  answer: { ...asItStands, status: 201 },
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_not_available'],
});

/** The session stands in the body: sessions of two adults have a conversation in place of messages. */
export const postSessionMessage = call({
  method: 'POST',
  path: '/account/mentoring-messages',
  summary: 'Write to a mentee under 18, whose guardian reads it, on the page of a session',
  access: 'adult',
  params: { sessionId: id, text: longText(1, limits.messages.text) },
  answer: { ...asItStands, status: 201 },
  refusals: ['mentoring_unknown', 'mentoring_moved', 'mentoring_not_available', 'mentoring_messages_many'],
});

export const putNote = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/notes',
  summary: 'Write the caller’s note that both read, or the one that the caller alone reads',
  access: 'adult',
  ...ofMember,
  params: {
    sessionId: id,
    whose: z.enum(['both', 'own'], choice(['both', 'own'])),
    version: z.int(broken('range', 0, 2 ** 31 - 1)).min(0),
    text: longText(0, limits.note),
  },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_not_available', 'conflict'],
});

export const postNextStep = call({
  method: 'POST',
  path: '/account/mentoring-sessions/:sessionId/steps',
  summary: 'Add a next step: what, who and by when',
  access: 'adult',
  ...ofMember,
  params: {
    sessionId: id,
    text: text(limits.step),
    who: z.enum(sides, choice(sides)),
    dueOn: day.or(z.literal('')).default(''),
  },
  answer: { ...asItStands, status: 201 },
  refusals: ['mentoring_moved', 'mentoring_not_available', 'mentoring_steps_many'],
});

export const putNextStep = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/steps',
  summary: 'Tick a next step of the caller’s own, or take the tick back',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, stepId: id, isDone: z.boolean(broken('choice', 'true, false')) },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_not_available', 'mentoring_step_unknown'],
});

export const deleteNextStep = call({
  method: 'DELETE',
  path: '/account/mentoring-sessions/:sessionId/steps',
  summary: 'Delete a next step that the caller has written',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, stepId: id },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_not_available', 'mentoring_step_stays'],
});

export const postThanks = call({
  method: 'POST',
  path: '/account/mentoring-sessions/:sessionId/thanks',
  summary: 'Thank the mentor of a session that was held, once a pair',
  access: 'adult',
  begins: true,
  ...ofMember,
  params: { sessionId: id, text: longText(1, limits.thanks) },
  answer: { ...asItStands, status: 201 },
  refusals: ['mentoring_moved', 'mentoring_not_available', 'mentoring_thanked', 'mentoring_screened'],
});

export const putThanks = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/thanks',
  summary: 'Show received thanks on the own page, or take thanks off it, as either side may',
  access: 'adult',
  begins: true,
  ...ofMember,
  params: { sessionId: id, isShown: z.boolean(broken('choice', 'true, false')) },
  answer: asItStands,
  refusals: ['mentoring_thanks_unknown', 'mentoring_moved', 'mentoring_not_available'],
});
