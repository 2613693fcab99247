import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { zone } from '#rules/calendar/params.ts';
import { languageCodes } from '#rules/lists/languages.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { hoursLimits } from '#rules/mentoring/hours.ts';
import { mentorshipLimits } from '#rules/mentorships/limits.ts';
import { longText, text } from '#rules/text/params.ts';
import { confirmedAtOnce, mentorLimits as limits, reviewedWorks, whoMayAsk } from './limits.ts';

export const choices = (values: readonly (string | number)[]) => broken('choice', values.join(', '));
export const whole = ({ min, max }: { min: number; max: number }) => {
  const message = broken('range', min, max);
  return z.int(message).min(min, message).max(max, message);
};
export const oneOf = (values: readonly number[]) =>
  z.int(choices(values)).refine((value) => values.includes(value), choices(values));
const listOf = <Item extends z.ZodType>(item: Item, { min, max }: { min: number; max: number }) => {
  const message = broken('list_between', min, max);
  return z.array(item, message).min(min, message).max(max, message);
};

export const versionParam = whole({ min: 0, max: 2 ** 31 - 1 });

/** The fields of a mentor's page. */
export const saidParams = {
  topics: listOf(text(skillLimits.name), limits.topics),
  helpWith: longText(limits.helpWith.min, limits.helpWith.max),
  notHelpWith: longText(0, limits.notHelpWith).default(''),
  languages: listOf(z.enum(languageCodes, broken('choice', 'BCP 47')), limits.languages),
  whoMayAsk: z.enum(whoMayAsk, choices(whoMayAsk)).default('all'),
  bring: longText(0, limits.bring).default(''),
  confirmsAtOnce: z.enum(confirmedAtOnce, choices(confirmedAtOnce)).default('nobody'),
  session: z
    .object({ minutes: oneOf(limits.sessionMinutes) })
    .nullable()
    .default(null),
  mentorship: z
    .object({
      weeks: whole(mentorshipLimits.weeks),
      everyWeeks: oneOf(mentorshipLimits.everyWeeks),
      positions: whole(mentorshipLimits.positions),
    })
    .nullable()
    .default(null),
  review: z
    .object({
      of: listOf(z.enum(reviewedWorks, choices(reviewedWorks)), { min: 1, max: reviewedWorks.length }),
      answerDays: oneOf(limits.answerDays),
      open: whole(limits.openReviews),
    })
    .nullable()
    .default(null),
  officeHours: z.boolean(broken('boolean')).default(false),
  isOnProfile: z.boolean(broken('boolean')).default(false),
} as const;

/** The verb reads the times themselves, and names the day of a wrong one. */
const spans = z.array(z.object({ from: z.string().max(8), until: z.string().max(8) })).max(24);

/** A mentor's hours. */
export const hoursParams = {
  zone,
  week: z.array(spans).length(7, broken('list_between', 7, 7)),
  exceptions: z.array(z.object({ day: z.string().max(10), spans })).max(400),
  every: oneOf(hoursLimits.every),
  breakMinutes: whole(hoursLimits.breakMinutes),
  noticeHours: whole(hoursLimits.noticeHours),
  weeksAhead: whole(hoursLimits.weeksAhead),
  perDay: whole(hoursLimits.perDay),
  perWeek: whole(hoursLimits.perWeek),
} as const;
