import { z } from 'zod';
import { largestAmount } from '#rules/amounts/money.ts';
import { currency } from '#rules/amounts/params.ts';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { opportunityKinds, payPeriods, workModes } from '#rules/lists/kinds.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { longText, optionalText, text } from '#rules/text/params.ts';
import { id } from '../ground/values.ts';
import { opportunityLimits as limits } from './limits.ts';

const choices = (values: readonly string[]) => broken('choice', values.join(', '));
const whole = (least: number, most: number) => {
  const message = broken('range', least, most);
  return z.int(message).min(least, message).max(most, message);
};
const atMost = (most: number) => broken('list_between', 0, most);
const amount = whole(1, largestAmount);

export const kindParam = z.enum(opportunityKinds, choices(opportunityKinds));
export const titleParam = text(limits.title);

/** The fields that may be changed; a field that is left out keeps its value. */
export const saidParam = z
  .object({
    kind: kindParam,
    title: titleParam,
    wouldDo: longText(0, limits.text),
    wouldLearn: longText(0, limits.text),
    lookFor: longText(0, limits.text),
    skills: z
      .array(text(skillLimits.name))
      .max(skillLimits.perOpportunity, atMost(skillLimits.perOpportunity)),
    seats: whole(1, limits.seats),
    startsOn: z.union([z.literal(''), day], broken('day')),
    /** 0 for an open end. */
    weeks: whole(0, limits.weeks),
    hoursAWeek: whole(0, limits.hoursAWeek),
    mode: z.enum(['', ...workModes], choices(workModes)),
    /** A city or district by its name, or a PIN code; empty for none. */
    place: optionalText(limits.place),
    questions: z.array(text(limits.question)).max(limits.questions, atMost(limits.questions)),
    trialTask: longText(0, limits.text),
    trialHours: whole(0, limits.trialHours),
    closesOn: z.union([z.literal(''), day], broken('day')),
    pay: z
      .object({
        min: amount,
        max: amount,
        currency,
        period: z.enum(payPeriods, choices(payPeriods)),
      })
      .nullable(),
    equity: z.boolean(broken('boolean')),
    credit: z
      .object({
        institution: text(limits.institution),
        hours: whole(1, limits.creditHours),
        /** An institution here, which is asked to confirm; empty for none. Left out, it stays as long as the name does. */
        organisation: z.union([z.literal(''), id], broken('id')).optional(),
      })
      .nullable(),
  })
  .partial();
export type SaidParam = z.infer<typeof saidParam>;
