import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { instant, localTime } from '#rules/calendar/params.ts';
import { text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { interviewLimits as limits } from './interview-limits.ts';
import { application, received } from './shapes.ts';

const gone = { foreign: 'application_unknown', gone: 'application_unknown' } as const;
const version = z.int(broken('range', 1, 2 ** 31 - 1));
const several = broken('list_between', 1, limits.times);
const times = z.array(localTime, several).min(1, several).max(limits.times, several);
const asItStands = { status: 200, body: application, about: 'As it stands now' } as const;
const asReceived = { status: 200, body: received, about: 'As it stands now' } as const;
const timeRefusals = [
  'interview_time_gap',
  'interview_time_past',
  'interview_time_far',
  'interview_time_twice',
] as const;

export const putInterview = call({
  method: 'PUT',
  path: '/received-applications/:applicationId/interview',
  summary:
    'Propose up to three times for an interview, on the caller’s own clock, or once others for one that is agreed',
  access: 'adult',
  ...gone,
  params: {
    applicationId: id,
    version,
    times,
    minutes: z
      .int(broken('choice', limits.minutes.join(', ')))
      .refine(
        (one) => limits.minutes.some((some) => some === one),
        broken('choice', limits.minutes.join(', ')),
      ),
    /** Where they meet: an address, a link or a phone number. */
    place: text(limits.place),
  },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'conflict', ...timeRefusals],
});

export const deleteInterview = call({
  method: 'DELETE',
  path: '/received-applications/:applicationId/interview',
  summary:
    'Call an interview off that has not been yet, or take the proposed times back, based on a version of the application',
  access: 'adult',
  ...gone,
  params: { applicationId: id, version },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'conflict'],
});

export const putMovedTime = call({
  method: 'PUT',
  path: '/received-applications/:applicationId/interview-time',
  summary: 'Take one of the times to which the applicant would move the interview',
  access: 'adult',
  ...gone,
  params: { applicationId: id, time: instant },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'interview_time_past'],
});

export const putInterviewTime = call({
  method: 'PUT',
  path: '/account/applications/:applicationId/interview-time',
  summary: 'Take one of the times that the team has proposed',
  access: 'adult',
  ...gone,
  params: { applicationId: id, time: instant },
  answer: asItStands,
  refusals: ['application_over', 'application_moved', 'interview_time_past'],
});

export const putInterviewMove = call({
  method: 'PUT',
  path: '/account/applications/:applicationId/interview',
  summary:
    'Ask the team once to move an agreed interview, to up to three times on the caller’s own clock; it stands until they take one',
  access: 'adult',
  ...gone,
  params: { applicationId: id, version, times },
  answer: asItStands,
  refusals: ['application_over', 'application_moved', 'conflict', ...timeRefusals],
});

export const getCalendarEntry = call({
  method: 'GET',
  path: '/interviews/:applicationId/calendar-entry',
  summary:
    'An agreed interview as an iCalendar file, for both sides: one entry whose number rises with each change, and which is cancelled with it',
  access: 'adult',
  ...gone,
  params: { applicationId: id },
  answer: { status: 200, body: 'bytes', about: 'One event, published or cancelled' },
  refusals: [],
});
