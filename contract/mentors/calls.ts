import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { call } from '../ground/call.ts';
import { date } from '../ground/values.ts';
import { mentorLacks, mentorPauses, mentorStates } from './limits.ts';
import { hoursParams, saidParams, versionParam } from './params.ts';
import { mentorHours, mentorSaid } from './shapes.ts';

const own = z.object({
  /** Empty while the member has no page. */
  state: z.enum(['', ...mentorStates]),
  version: z.int(),
  said: mentorSaid.nullable(),
  /** A text that waits for review or was returned: others read the one before. */
  proposed: mentorSaid.nullable(),
  pause: z.enum(['', ...mentorPauses]),
  /** The last day of a pause; empty without one. */
  pausedUntil: z.string(),
  /** The review that is waited for. */
  review: z.object({ askedAt: date, dueAt: date, isLate: z.boolean() }).nullable(),
  /** Why the last text was returned; empty where it was not. */
  returnedFor: z.string(),
  /** The conditions that it does not meet before it can open, in the order of the form. */
  lacks: z.array(z.enum(mentorLacks)),
  removedFor: z.string(),
  /** Until when the page stays closed after a case about money; empty if it does not. */
  barredUntil: date,
  /** By when the mentor answers "Still mentoring?"; empty unless they are asked. */
  answerBy: date,
  /** The handle of the public profile; empty without one. */
  handle: z.string(),
  slots: z.int(),
  nextSlot: date,
  can: z.object({ edit: z.boolean(), open: z.boolean(), pause: z.boolean(), close: z.boolean() }),
});
export type OwnMentorBody = z.infer<typeof own>;

const asItStands = { status: 200, body: own, about: 'The page as it stands now' } as const;

export const getOwnMentor = call({
  method: 'GET',
  path: '/account/mentor',
  summary: 'The member’s own page as a mentor, and what it lacks',
  access: 'adult',
  params: {},
  answer: { status: 200, body: own, about: 'The page; state "" where there is none yet' },
  refusals: [],
});

const mentorWeek = z.object({
  /** Null while the page is not open. */
  week: z
    .object({
      /** Requests and sessions of this week, Monday to Sunday in the zone of the hours. */
      sessions: z.int(),
      perWeek: z.int(),
      nextSlot: date,
      zone: z.string(),
    })
    .nullable(),
});

export const getMentorWeek = call({
  method: 'GET',
  path: '/account/mentor/week',
  summary: 'How many sessions the member gives this week as a mentor, of how many, and their next slot',
  access: 'adult',
  params: {},
  answer: { status: 200, body: mentorWeek, about: 'The week; null while the page is not open' },
  refusals: [],
});
export type MentorWeekBody = z.infer<typeof mentorWeek>;

export const putOwnMentor = call({
  method: 'PUT',
  path: '/account/mentor',
  summary: 'Write the page as a mentor; a text that screening holds waits for review',
  access: 'adult',
  begins: true,
  params: {
    version: versionParam,
    /** "I ask for no money, shares or work in return for mentoring here." Needed once. */
    promises: z.boolean(broken('boolean')).default(false),
    ...saidParams,
  },
  answer: asItStands,
  refusals: [
    'conflict',
    'mentor_lacks_mark',
    'mentor_promise_missing',
    'mentor_topic_unknown',
    'mentor_removed',
  ],
});

export const putMentorOpening = call({
  method: 'PUT',
  path: '/account/mentor/opening',
  summary: 'Open the page, for the first time or again',
  access: 'adult',
  begins: true,
  params: {},
  answer: asItStands,
  refusals: ['mentor_unknown', 'mentor_incomplete', 'mentor_removed', 'mentor_barred'],
});

export const putMentorPause = call({
  method: 'PUT',
  path: '/account/mentor/pause',
  summary: 'Pause the page, until a day or until it is opened again',
  access: 'adult',
  params: { until: z.union([z.literal(''), day], broken('day')).default('') },
  answer: asItStands,
  refusals: ['mentor_unknown', 'mentor_pause_day'],
});

export const putMentorClosing = call({
  method: 'PUT',
  path: '/account/mentor/closing',
  summary: 'Close the page; it can be opened again',
  access: 'adult',
  params: {},
  answer: asItStands,
  refusals: ['mentor_unknown'],
});

export const putStillMentoring = call({
  method: 'PUT',
  path: '/account/mentor/activity',
  summary: 'Answer "Still mentoring?" with yes',
  access: 'adult',
  params: {},
  answer: asItStands,
  refusals: ['mentor_unknown'],
});

const hours = z.object({
  version: z.int(),
  hours: mentorHours,
  /** The length of a session; 0 while the page offers none. */
  minutes: z.int(),
  /** Sessions ahead, which stay at the same moment whatever the hours are. */
  booked: z.array(z.object({ startsAt: date, endsAt: date })),
  slots: z.int(),
  nextSlot: date,
});
export type MentorHoursBody = z.infer<typeof hours>;

export const getMentorHours = call({
  method: 'GET',
  path: '/account/mentor/hours',
  summary: 'The member’s hours as a mentor',
  access: 'adult',
  params: {},
  answer: { status: 200, body: hours, about: 'The hours, or those of a new mentor' },
  refusals: ['mentor_unknown'],
});

export const putMentorHours = call({
  method: 'PUT',
  path: '/account/mentor/hours',
  summary: 'Say in which hours sessions can start',
  access: 'adult',
  begins: true,
  params: { version: versionParam, ...hoursParams },
  answer: { status: 200, body: hours, about: 'The hours as they stand now, with the slots that follow' },
  refusals: [
    'conflict',
    'mentor_unknown',
    'mentor_span_invalid',
    'mentor_span_overlaps',
    'mentor_spans_many',
    'mentor_day_invalid',
  ],
});
