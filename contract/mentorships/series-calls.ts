import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { instant } from '#rules/calendar/params.ts';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { timesOfWeek, week } from '../mentoring/times-calls.ts';
import { choices, whole } from '../mentors/params.ts';

const ofMember = { foreign: 'mentorship_unknown', gone: 'mentorship_unknown' } as const;
const count = whole({ min: 1, max: limits.series });
/** In an address. */
const counts = Array.from({ length: limits.series }, (_, number) => String(number + 1));

/** One moment of a series; the day alone where the clock skips the time or shows it twice. */
const wanted = z.object({
  day: z.string(),
  startsAt: date,
  /** Empty where it is free. */
  bar: z.enum(['', 'clock', 'mentor', 'mentee', 'end', 'plan']),
});
export type WantedSessionBody = z.infer<typeof wanted>;

export const timesOfSeries = z.object({ zone: z.string(), ...timesOfWeek, series: z.array(wanted) });

export const getMentorshipTimes = call({
  method: 'GET',
  path: '/account/mentorships/:mentorshipId/times',
  summary: 'The times at which sessions of a mentorship can begin, and which moments of a series are free',
  access: 'adult',
  ...ofMember,
  params: {
    mentorshipId: id,
    /** The first session of a series; empty for the times alone. */
    startsAt: instant.or(z.literal('')).default(''),
    count: z.enum(counts, choices(counts)).default('1'),
    ...week,
  },
  answer: {
    status: 200,
    body: timesOfSeries,
    about: 'The times of one week in the mentor’s hours, the earliest first',
  },
  refusals: ['mentorship_moved'],
});

export const postMentorshipSessions = call({
  method: 'POST',
  path: '/account/mentorships/:mentorshipId/sessions',
  summary:
    'Book up to six sessions of a running mentorship at one local time of the mentor, confirmed at once',
  access: 'adult',
  begins: true,
  except: { leaving: 'mentoring_not_available' },
  ...ofMember,
  params: {
    mentorshipId: id,
    startsAt: instant,
    count,
    /**
     * Where the two meet, as the mentor says it. Sessions that a mentee books take place as the plan says, and the mentor adds
     * the rest.
     */
    kind: z.enum(locationKinds, choices(locationKinds)).default('written'),
    location: z
      .string(broken('missing'))
      .max(sessionLimits.location * 2, broken('text_between', 0, sessionLimits.location))
      .default(''),
    caller: z.enum(['', ...sides], choices(sides)).default(''),
  },
  answer: {
    status: 201,
    body: z.object({ sessionIds: z.array(z.string()), left: z.array(wanted) }),
    about: 'The booked sessions, and the moments that were not free',
  },
  refusals: [
    'mentorship_moved',
    'mentorship_none_free',
    'mentorship_series_full',
    'mentoring_location',
    'mentoring_screened',
    'mentoring_not_available',
  ],
});
