import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { text } from '#rules/text/params.ts';
import { dateKinds, namedByTopic, openStepKinds, turnKinds } from '../collected.ts';
import { call } from '../ground/call.ts';
import { thingName } from '../ground/listed-names.ts';
import { date, id } from '../ground/values.ts';
import { extensionLimits } from './limits.ts';

const turn = z.object({
  $id: z.string(),
  kind: z.enum([...turnKinds, ...openStepKinds]),
  subjectId: z.string(),
  /** The name of the subject, and of the other side; empty where none is shown. */
  thing: thingName(namedByTopic),
  /** Its milestone, and which payment of how many of that milestone; 0 where it is about none. */
  milestone: z.int(),
  payment: z.int(),
  payments: z.int(),
  person: z.string(),
  /** The address part of the project that it is about; empty for what is about none. */
  slug: z.string(),
  beganAt: date,
  /** Empty where the step has no due time. */
  dueAt: date,
  /** Days of an extension, and its reason; 0 and empty without one. */
  extraDays: z.int(),
  extraReason: z.string(),
  can: z.object({ extend: z.boolean() }),
});
export type TurnBody = z.infer<typeof turn>;

const turnList = z.object({
  mine: z.array(turn),
  others: z.array(turn),
});
export type TurnListBody = z.infer<typeof turnList>;

export const getTurns = call({
  method: 'GET',
  path: '/account/turns',
  summary:
    'What waits for the member, and what the member waits for; what is due first comes first, and what has no due time last',
  access: 'member',
  params: {},
  answer: { status: 200, body: turnList, about: 'Up to 100 of each' },
  refusals: [],
});

const dates = z.object({
  dates: z.array(
    z.object({
      kind: z.enum(dateKinds),
      subjectId: z.string(),
      thing: thingName(namedByTopic),
      /** Who is met or begins; empty where that is the member, who meets the team. */
      person: z.string(),
      at: date,
    }),
  ),
});
export type DatesBody = z.infer<typeof dates>;

export const getDates = call({
  method: 'GET',
  path: '/account/dates',
  summary: 'What the member has in the seven days to come: interviews, first days, and last days to apply',
  access: 'member',
  params: {},
  answer: { status: 200, body: dates, about: 'What comes first is first; up to 30' },
  refusals: [],
});

const days = broken('range', 1, extensionLimits.days);

export const putExtension = call({
  method: 'PUT',
  path: '/account/turns/:turnId/extension',
  summary: 'Ask for more time, once; the other side reads why',
  access: 'adult',
  foreign: 'turn_not_found',
  gone: 'turn_not_found',
  params: {
    turnId: id,
    days: z.int(days).min(1, days).max(extensionLimits.days, days),
    reason: text(extensionLimits.reason),
  },
  answer: { status: 204, body: null, about: 'It has more time' },
  refusals: [
    'clock_already_extended',
    'clock_extension_too_long',
    'clock_not_extendable',
    'clock_not_running',
    'clock_overdue',
  ],
});
