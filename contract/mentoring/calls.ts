import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { instant } from '#rules/calendar/params.ts';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import { longText, optionalText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { mentoringCancellations, mentoringDeclines, mentoringLists } from './limits.ts';
import { reservation, session, sessionRow } from './shapes.ts';
import { slotRefusals } from './slot-refusals.ts';

const ofMember = { foreign: 'mentoring_unknown', gone: 'mentoring_unknown' } as const;
const ofMentor = { foreign: 'answered', gone: 'mentoring_mentor_unknown' } as const;
const choice = (values: readonly string[]) => broken('choice', values.join(', '));
const version = z.int(broken('range', 1, 2 ** 31 - 1)).min(1);
const asItStands = { status: 200, body: session, about: 'As it stands now' } as const;
const words = longText(0, limits.words).default('');

const limitRefusals = [...slotRefusals, 'mentoring_own_page'] as const;

export const postReservation = call({
  method: 'POST',
  path: '/mentors/:personId/reservations',
  summary: 'Hold a slot of a mentor for 10 minutes; one is held at a time',
  access: 'adult',
  begins: true,
  ...ofMentor,
  params: { personId: id, startsAt: instant },
  answer: { status: 201, body: reservation, about: 'The held slot' },
  refusals: [...limitRefusals, 'mentoring_reserved_often', 'mentoring_reserved_twice'],
});

export const getReservation = call({
  method: 'GET',
  path: '/account/mentoring-reservation',
  summary: 'The slot that the member held last, in the last 24 hours',
  access: 'adult',
  params: { personId: id },
  answer: { status: 200, body: reservation.nullable(), about: 'Null without one' },
  refusals: [],
});

export const postMentoringRequest = call({
  method: 'POST',
  path: '/mentors/:personId/sessions',
  summary: 'Ask a mentor for a session at a slot, held or free',
  access: 'adult',
  begins: true,
  ...ofMentor,
  params: {
    personId: id,
    startsAt: instant,
    topic: text(limits.topic),
    question: longText(limits.question.min, limits.question.max),
    links: z
      .array(z.string(), broken('list_between', 0, limits.links))
      .max(limits.links, broken('list_between', 0, limits.links))
      .default([]),
    /** A project of the caller’s own; empty without one. */
    projectSlug: optionalText(limits.topic).default(''),
  },
  answer: { status: 201, body: session, about: 'The request; the one from before where it was sent already' },
  refusals: [...limitRefusals, 'mentoring_links', 'mentoring_attachments_many'],
});

export const listSessions = call({
  method: 'GET',
  path: '/account/mentoring-sessions',
  summary: 'The member’s sessions of both sides: what waits, what is ahead, or what is past',
  access: 'adult',
  params: {
    list: z.enum(mentoringLists, choice(mentoringLists)).default('ahead'),
    after: z.string(broken('cursor')).max(60, broken('cursor')).default(''),
  },
  answer: {
    status: 200,
    body: z.object({ sessions: z.array(sessionRow), next: z.string() }),
    about: 'Twenty of them',
  },
  refusals: ['general_cursor_not_found'],
});

export const getSession = call({
  method: 'GET',
  path: '/account/mentoring-sessions/:sessionId',
  summary: 'A session of the member’s, as mentor or mentee',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id },
  answer: { status: 200, body: session, about: 'The session' },
  refusals: [],
});

const location = {
  kind: z.enum(locationKinds, choice(locationKinds)),
  location: z
    .string(broken('missing'))
    .max(limits.location * 2, broken('text_between', 0, limits.location))
    .default(''),
  /** Who calls whom, for a phone. */
  caller: z.enum(['', ...sides], choice(sides)).default(''),
};

export const putConfirmation = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/confirmation',
  summary: 'Say yes to a request, and where the two meet',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, ...location },
  answer: asItStands,
  refusals: [
    'mentoring_moved',
    'mentoring_late',
    'mentoring_location',
    'mentoring_screened',
    'mentoring_not_available',
  ],
});

export const putMentoringDecline = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/decline',
  summary: 'Say no to a request, with a reason that the mentee reads',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, reason: z.enum(mentoringDeclines, choice(mentoringDeclines)), words },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_not_available'],
});

export const putMentoringWithdrawal = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/withdrawal',
  summary: 'Take a request back that waits',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_not_available'],
});

export const putCancellation = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/cancellation',
  summary: 'Cancel a session until it begins, with a reason; within 3 hours it is late',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, reason: z.enum(mentoringCancellations, choice(mentoringCancellations)), words },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_not_available'],
});

const several = broken('list_between', 1, limits.offered);

export const putMove = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/move',
  summary:
    'Offer other slots in place of the agreed time, once for each side: one by the mentee, up to three by the mentor',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, starts: z.array(instant, several).min(1, several).max(limits.offered, several) },
  answer: asItStands,
  refusals: [
    'mentoring_moved',
    'mentoring_late',
    'mentoring_not_available',
    'mentoring_live_hours',
    'mentoring_times',
    'mentoring_times_close',
    'mentoring_times_end',
    'mentoring_time_taken',
    'mentoring_slot_taken',
    'mentoring_busy',
  ],
});

export const putMoveAnswer = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/move-answer',
  summary: 'Take one of the offered times, or keep the agreed one',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, time: instant.or(z.literal('')) },
  answer: asItStands,
  refusals: [
    'mentoring_moved',
    'mentoring_late',
    'mentoring_not_available',
    'mentoring_busy',
    'mentoring_live_hours',
    'mentoring_times',
    'mentoring_times_end',
    'mentoring_time_taken',
  ],
});

export const deleteMove = call({
  method: 'DELETE',
  path: '/account/mentoring-sessions/:sessionId/move',
  summary: 'Take offered times back; the agreed one stands',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_not_available'],
});

export const putMeetingLocation = call({
  method: 'PUT',
  path: '/account/mentoring-sessions/:sessionId/location',
  summary: 'Change where the two meet, until it begins',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, version, ...location },
  answer: asItStands,
  refusals: [
    'mentoring_moved',
    'mentoring_location',
    'mentoring_screened',
    'mentoring_not_available',
    'conflict',
  ],
});

export const getMentoringEntry = call({
  method: 'GET',
  path: '/account/mentoring-sessions/:sessionId/calendar-entry',
  summary:
    'A session as an iCalendar file: one entry whose number rises with each change, and which is cancelled with it',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id },
  answer: { status: 200, body: 'bytes', about: 'One event, published or cancelled' },
  refusals: [],
});
