import { z } from 'zod';
import { day, zone } from '#rules/calendar/params.ts';
import { call } from '../ground/call.ts';
import { skillName } from '../ground/listed-names.ts';
import { date, id } from '../ground/values.ts';
import { mentorFigures } from './shapes.ts';

const ofMentor = { foreign: 'answered', gone: 'mentoring_mentor_unknown' } as const;
const ofMember = { foreign: 'mentoring_unknown', gone: 'mentoring_unknown' } as const;

const times = z
  .object({
    mentor: z.object({ id: z.string(), handle: z.string(), name: z.string() }),
    topics: z.array(skillName),
    /** The things that the mentee brings. */
    bring: z.string(),
    minutes: z.int(),
    zones: z.object({ own: z.string(), mentor: z.string() }),
    /** The days of the shown week, in the reader's zone. */
    days: z.array(z.object({ day: z.string(), times: z.array(date) })),
    /** The first day of the week before and after it that has slots; empty without one. */
    before: z.string(),
    after: z.string(),
    /** The first slots of all. */
    first: z.array(date),
    /** The member waits on the list. */
    isWaiting: z.boolean(),
    isOpen: z.boolean(),
  })
  .meta({ id: 'MentorTimes' });
export type MentorTimesBody = z.infer<typeof times>;

export const week = {
  /** The first day of the week; from today on without one. */
  from: day.or(z.literal('')).default(''),
};

/** The times of a week, and the first days of the weeks before and after it that have some; empty without one. */
export const timesOfWeek = { times: z.array(date), before: z.string(), after: z.string() };

const shown = {
  ...week,
  zone: zone.or(z.literal('')).default(''),
};

export const getMentorTimes = call({
  method: 'GET',
  path: '/mentor-times/:handle',
  summary: 'The slots of a mentor in one week, in the zone of the reader or in a chosen one',
  access: 'adult',
  ...ofMentor,
  params: { handle: id, ...shown },
  answer: { status: 200, body: times, about: 'The slots that can be asked for now' },
  refusals: [],
});

export const getMoveTimes = call({
  method: 'GET',
  path: '/account/mentoring-sessions/:sessionId/times',
  summary: 'The times of one week to which a session can be moved, by the clock of the caller',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id, ...week },
  answer: {
    status: 200,
    body: z.object(timesOfWeek),
    about: 'The earliest first; of a mentorship those before its end',
  },
  refusals: [],
});

const record = mentorFigures.extend({
  /** Those that the mentor has taken; the name is empty for a writer whose profile is not seen. */
  thanks: z.array(z.object({ text: z.string(), name: z.string(), handle: z.string() })),
});
export type MentorRecordBody = z.infer<typeof record>;

export const getMentorRecord = call({
  method: 'GET',
  path: '/mentors/:personId/record',
  summary: 'What can be counted of a mentor, as of last night, and the thanks that the mentor has taken',
  access: 'adult',
  ...ofMentor,
  params: { personId: id },
  answer: { status: 200, body: record, about: 'Figures from 5 answers or sessions on' },
  refusals: [],
});

const otherMentor = z.object({
  handle: z.string(),
  name: z.string(),
  topics: z.array(skillName),
  next: date,
});

export const listOtherMentors = call({
  method: 'GET',
  path: '/account/mentoring-sessions/:sessionId/other-mentors',
  summary:
    'After a decline or a silence: up to three mentors with the topic, a common language and a slot within 7 days',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id },
  answer: {
    status: 200,
    body: z.object({ mentors: z.array(otherMentor) }),
    about: 'The earliest slot first',
  },
  refusals: [],
});
