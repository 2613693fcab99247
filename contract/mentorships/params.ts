import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { text } from '#rules/text/params.ts';
import { choices, oneOf, whole } from '../mentors/params.ts';

const several = broken('list_between', limits.goals.min, limits.goals.max);

/** The fields of a plan. */
export const planParams = {
  goals: z
    .array(z.object({ text: text(limits.goal), doneWhen: text(limits.doneWhen) }), several)
    .min(limits.goals.min, several)
    .max(limits.goals.max, several),
  weeks: whole(limits.weeks),
  everyWeeks: oneOf(limits.everyWeeks),
  minutes: oneOf(limits.minutes),
  locationKind: z.enum(locationKinds, choices(locationKinds)),
  answerDays: whole(limits.answerDays),
} as const;

export const planVersion = whole({ min: 1, max: 2 ** 31 - 1 });
