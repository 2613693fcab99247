import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { optionalText } from '#rules/text/params.ts';
import { creditLimits as limits } from './limits.ts';

const versionMessage = broken('range', 1, 2_147_483_647);
export const version = z.int(versionMessage).min(1, versionMessage).max(2_147_483_647, versionMessage);

export const whole = (least: number, most: number) => {
  const message = broken('range', least, most);
  return z.int(message).min(least, message).max(most, message);
};

/** `{agreementId}.{milestone}`, or the id of a line in the log. */
const keyMessage = broken('id');
const lineKey = z
  .string(keyMessage)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,35}(\.[1-9]\d?)?$/, keyMessage)
  .meta({ examples: ['65f2a1b3c4d5e6f7a8b9.1'] });
const linesMessage = broken('list_between', 0, limits.lines);
export const lineKeys = z.array(lineKey, linesMessage).max(limits.lines, linesMessage);

const hours = whole(1, limits.hours);
const semestersMessage = broken('list_between', 0, limits.semesters);
export const ruleParams = {
  hoursACredit: hours,
  leastHours: hours,
  mostHours: hours,
  mostCredits: whole(1, limits.credits),
  semesters: z
    .array(optionalText(limits.semester), semestersMessage)
    .max(limits.semesters, semestersMessage)
    .default([]),
} as const;

const answersMessage = broken('list_between', 1, limits.lines);
/** The host's answer, a line each; a reason wherever fewer minutes are confirmed. */
export const hostAnswers = z
  .array(
    z.object({
      position: whole(1, limits.lines),
      minutes: whole(0, 1_000_000),
      reason: optionalText(limits.lineReason).default(''),
    }),
    answersMessage,
  )
  .min(1, answersMessage)
  .max(limits.lines, answersMessage);
