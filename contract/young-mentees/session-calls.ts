import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { day, instant } from '#rules/calendar/params.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { meetingAnswers, sides } from '#rules/mentoring/session-states.ts';
import { longText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { slotRefusals } from '../mentoring/slot-refusals.ts';
import { timesOfWeek, week } from '../mentoring/times-calls.ts';
import { request } from './calls.ts';

const choice = (values: readonly string[]) => broken('choice', values.join(', '));
const done = { status: 201, body: request, about: 'As it stands now' } as const;

const times = z.object({ zone: z.string(), ...timesOfWeek });
export type YoungTimesBody = z.infer<typeof times>;

export const getYoungTimes = call({
  method: 'GET',
  path: '/account/young-requests/:requestId/times',
  summary:
    'The slots for a session to which the guardian has agreed, or to which it can be moved, in one week',
  access: 'consented',
  foreign: 'young_request_unknown',
  gone: 'young_request_unknown',
  params: { requestId: id, ...week },
  answer: { status: 200, body: times, about: 'The earliest first; none before the guardian’s yes' },
  refusals: ['opens_later'],
});

/** The request stands in the body of all steps: who may make them depends on more than whose it is. */
const refusals = [
  'opens_later',
  'young_live_missing',
  'young_request_unknown',
  'young_yes_missing',
  'young_mentor_closed',
  'mentoring_unknown',
  'mentoring_moved',
  'mentoring_not_available',
] as const;

export const postYoungSlot = call({
  method: 'POST',
  path: '/account/young-slots',
  summary: 'Ask the mentor for a session at a slot, within 14 days of the guardian’s yes',
  access: 'consented',
  begins: true,
  params: { requestId: id, startsAt: instant },
  answer: done,
  refusals: [
    'opens_later',
    'young_adult',
    'young_request_unknown',
    'young_yes_missing',
    'young_live_missing',
    'young_mentor_closed',
    'mentoring_live_hours',
    'mentoring_moved',
    'mentoring_mentor_unknown',
    ...slotRefusals,
  ],
});

export const postYoungMove = call({
  method: 'POST',
  path: '/account/young-moves',
  summary: 'Offer another slot in place of the agreed time, once',
  access: 'consented',
  params: { requestId: id, startsAt: instant },
  answer: done,
  refusals: [
    ...refusals,
    'mentoring_late',
    'mentoring_live_hours',
    'mentoring_times',
    'mentoring_times_close',
    'mentoring_times_end',
    'mentoring_time_taken',
    'mentoring_slot_taken',
    'mentoring_busy',
  ],
});

export const postYoungMoveAnswer = call({
  method: 'POST',
  path: '/account/young-move-answers',
  summary: 'Take an offered time, or keep the agreed one: then no other is offered any more',
  access: 'consented',
  params: { requestId: id, time: instant.or(z.literal('')) },
  answer: done,
  refusals: [
    ...refusals,
    'mentoring_late',
    'mentoring_busy',
    'mentoring_live_hours',
    'mentoring_times',
    'mentoring_times_end',
    'mentoring_time_taken',
  ],
});

export const postYoungMessage = call({
  method: 'POST',
  path: '/account/young-messages',
  summary: 'Write to the mentor in a session; the guardian reads it',
  access: 'consented',
  params: { requestId: id, text: longText(1, limits.messages.text) },
  answer: done,
  refusals: [...refusals, 'mentoring_messages_many'],
});

export const postYoungMeetingAnswer = call({
  method: 'POST',
  path: '/account/young-meeting-answers',
  summary:
    'Say whether a session was held, or that one side did not come; or contest the claim of the mentor',
  access: 'consented',
  params: { requestId: id, answer: z.enum(meetingAnswers, choice(meetingAnswers)) },
  answer: done,
  refusals: [...refusals, 'mentoring_late', 'general_unavailable'],
});

export const postYoungAppeal = call({
  method: 'POST',
  path: '/account/young-appeals',
  summary: 'Ask an administrator to look at a session that the mentee is said to have missed, within 14 days',
  access: 'consented',
  params: { requestId: id, words: longText(limits.appeal.min, limits.appeal.max) },
  answer: done,
  refusals: [...refusals],
});

export const postYoungNote = call({
  method: 'POST',
  path: '/account/young-notes',
  summary: 'Write the mentee’s note about a session; the mentor and the guardian read it',
  access: 'consented',
  params: {
    requestId: id,
    version: z.int(broken('range', 0, 2 ** 31 - 1)).min(0),
    text: longText(0, limits.note),
  },
  answer: done,
  refusals: [...refusals, 'conflict'],
});

export const postYoungNextStep = call({
  method: 'POST',
  path: '/account/young-next-steps',
  summary: 'Add a next step: what, who and by when',
  access: 'consented',
  params: {
    requestId: id,
    text: text(limits.step),
    who: z.enum(sides, choice(sides)),
    dueOn: day.or(z.literal('')).default(''),
  },
  answer: done,
  refusals: [...refusals, 'mentoring_steps_many'],
});

export const postYoungTick = call({
  method: 'POST',
  path: '/account/young-ticks',
  summary: 'Tick a next step of the mentee’s, or take the tick back',
  access: 'consented',
  params: { requestId: id, stepId: id, isDone: z.boolean(broken('boolean')) },
  answer: done,
  refusals: [...refusals, 'mentoring_step_unknown'],
});
