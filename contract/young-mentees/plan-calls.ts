import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { instant } from '#rules/calendar/params.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { goalMarks } from '#rules/mentorships/states.ts';
import { longText, optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { week } from '../mentoring/times-calls.ts';
import { choices, whole } from '../mentors/params.ts';
import { mentorshipEnds } from '../mentorships/limits.ts';
import { planParams } from '../mentorships/params.ts';
import { timesOfSeries } from '../mentorships/series-calls.ts';
import { request } from './calls.ts';
import { youngLimits } from './limits.ts';

const done = { status: 201, body: request, about: 'As it stands now' } as const;
const { locationKind: _, ...planOfYoung } = planParams;

/** The session stands in the body, and so does the request of each step: who may make it depends on more than whose it is. */
export const postYoungPlan = call({
  method: 'POST',
  path: '/account/young-plans',
  summary: 'Propose a plan in writing after a session with the mentor: the guardian reads it first',
  access: 'consented',
  begins: true,
  params: {
    /** Of the session. */
    requestId: id,
    ...planOfYoung,
    weeks: whole(youngLimits.planWeeks),
  },
  answer: { ...done, about: 'The request; the one from before where it was sent already' },
  refusals: [
    'opens_later',
    'young_adult',
    'young_request_unknown',
    'young_yes_missing',
    'young_mentor_closed',
    'mentoring_requests_many',
    'mentoring_requests_week',
    'mentoring_request_waits',
    'mentoring_moved',
    'mentoring_not_available',
    'mentoring_mentor_unknown',
    'mentoring_not_open',
    'mentoring_marks_only',
    'mentoring_paused_mentee',
    'mentoring_paused_mentor',
    'mentorship_not_met',
    'mentorship_open',
    'mentorship_declined_lately',
    'mentorship_positions_taken',
  ],
});

const refusals = [
  'opens_later',
  'young_request_unknown',
  'mentorship_unknown',
  'mentorship_moved',
  'mentoring_not_available',
] as const;

export const postYoungPlanPause = call({
  method: 'POST',
  path: '/account/young-plan-pauses',
  summary: 'Pause a running plan once, for at most four weeks, or go on before',
  access: 'consented',
  params: { requestId: id, weeks: whole({ min: 0, max: limits.pauseWeeks.max }) },
  answer: { ...done, about: 'As it stands now; without weeks it goes on' },
  refusals: [...refusals],
});

export const postYoungPlanEnd = call({
  method: 'POST',
  path: '/account/young-plan-ends',
  summary: 'End a running plan at once, with a reason; its sessions ahead are cancelled',
  access: 'consented',
  params: {
    requestId: id,
    reason: z.enum(mentorshipEnds, choices(mentorshipEnds)),
    words: longText(0, limits.words).default(''),
  },
  answer: done,
  refusals: [...refusals],
});

const marked = broken('list_between', limits.goals.min, limits.goals.max);

export const postYoungCheckIn = call({
  method: 'POST',
  path: '/account/young-check-ins',
  summary: 'Write the open check-in of a plan: a mark and a line for each goal',
  access: 'consented',
  params: {
    requestId: id,
    number: whole({ min: 1, max: 60 }),
    marks: z
      .array(
        z.object({
          mark: z.enum(goalMarks, choices(goalMarks)),
          line: optionalText(limits.line).default(''),
        }),
        marked,
      )
      .min(limits.goals.min, marked)
      .max(limits.goals.max, marked),
  },
  answer: done,
  refusals: [...refusals, 'mentorship_late', 'mentorship_marks'],
});

export const postYoungGoOn = call({
  method: 'POST',
  path: '/account/young-goings-on',
  summary: 'Say that a plan goes on, after two missed check-ins',
  access: 'consented',
  params: { requestId: id },
  answer: done,
  refusals: [...refusals, 'mentorship_late'],
});

export const postYoungReached = call({
  method: 'POST',
  path: '/account/young-outcomes',
  summary: 'Write what was reached, after the end; the mentor reads it once both texts are in',
  access: 'consented',
  params: { requestId: id, text: longText(1, limits.reached) },
  answer: done,
  refusals: [...refusals],
});

const counts = Array.from({ length: limits.series }, (_each, number) => String(number + 1));

export const getYoungPlanTimes = call({
  method: 'GET',
  path: '/account/young-requests/:requestId/plan-times',
  summary: 'The times at which sessions of a running plan can begin, and which moments of a series are free',
  access: 'consented',
  foreign: 'young_request_unknown',
  gone: 'young_request_unknown',
  params: {
    requestId: id,
    /** The first session of a series; empty for the times alone. */
    startsAt: instant.or(z.literal('')).default(''),
    count: z.enum(counts, choices(counts)).default('1'),
    ...week,
  },
  answer: {
    status: 200,
    body: timesOfSeries,
    about: 'The times of one week in the mentor’s hours, the earliest first; none before the plan runs',
  },
  refusals: ['opens_later', 'mentorship_unknown', 'mentorship_moved'],
});

export const postYoungPlanSessions = call({
  method: 'POST',
  path: '/account/young-plan-sessions',
  summary: 'Book up to six sessions of a running plan at one local time of the mentor, confirmed at once',
  access: 'consented',
  begins: true,
  params: { requestId: id, startsAt: instant, count: whole({ min: 1, max: limits.series }) },
  answer: done,
  refusals: [
    ...refusals,
    'young_adult',
    'young_yes_missing',
    'young_mentor_closed',
    'mentorship_none_free',
    'mentorship_series_full',
    'mentoring_slot_taken',
    'mentoring_time_taken',
  ],
});
