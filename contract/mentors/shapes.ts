import { z } from 'zod';
import { skillName } from '../ground/listed-names.ts';
import { confirmedAtOnce, reviewedWorks, whoMayAsk } from './limits.ts';

/** The texts and choices of a mentor's page. A kind that the mentor does not offer is null, or missing in an older page. */
export const mentorSaid = z
  .object({
    topics: z.array(skillName),
    helpWith: z.string(),
    notHelpWith: z.string(),
    languages: z.array(z.string()),
    whoMayAsk: z.enum(whoMayAsk),
    bring: z.string(),
    confirmsAtOnce: z.enum(confirmedAtOnce),
    session: z.object({ minutes: z.int() }).nullable(),
    mentorship: z.object({ weeks: z.int(), everyWeeks: z.int(), positions: z.int() }).nullable().optional(),
    /** Written reviews: the kinds of works, the days until the answer, and how many at one time. */
    review: z.object({ of: z.array(z.enum(reviewedWorks)), answerDays: z.int(), open: z.int() }).nullable(),
    officeHours: z.boolean(),
    /** The public profile shows topics, languages and kinds. */
    isOnProfile: z.boolean(),
  })
  .meta({ id: 'MentorSaid' });
export type MentorSaid = z.infer<typeof mentorSaid>;

const span = z.object({ from: z.string(), until: z.string() });
export const mentorHours = z
  .object({
    zone: z.string(),
    week: z.array(z.array(span)),
    exceptions: z.array(z.object({ day: z.string(), spans: z.array(span) })),
    every: z.int(),
    breakMinutes: z.int(),
    noticeHours: z.int(),
    weeksAhead: z.int(),
    perDay: z.int(),
    perWeek: z.int(),
  })
  .meta({ id: 'MentorHours' });
export type MentorHours = z.infer<typeof mentorHours>;
