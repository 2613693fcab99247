import { z } from 'zod';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, email, password } from '../ground/values.ts';
import { outcomes, reportLimits } from './report-limits.ts';

const suspension = z.object({
  reason: z.string(),
  /** The other outcomes under the same reason. */
  also: z.array(z.enum(outcomes)),
  /** Empty where it has no end. */
  until: date,
  /** Until when it can be appealed; empty where it cannot. */
  appealUntil: date,
  appeal: z.string(),
  appealedAt: date,
  answer: z.string(),
  answeredAt: date,
  /** Where else to turn. */
  contact: z.string(),
});
export type SuspensionBody = z.infer<typeof suspension>;

export const postSuspendedLogIn = call({
  method: 'POST',
  path: '/suspensions/log-ins',
  summary:
    'Come in with email and password while suspended: to the reason, the appeal and the own data alone',
  access: 'guest',
  params: { email, password },
  answer: { status: 204, body: null, about: 'They are signed in' },
  refusals: ['user_invalid_credentials'],
});

export const getSuspension = call({
  method: 'GET',
  path: '/account/suspension',
  summary: 'Why the member is suspended, and until when',
  access: 'member',
  forSuspended: true,
  params: {},
  answer: { status: 200, body: suspension, about: 'The suspension in force' },
  refusals: ['suspension_over'],
});

export const postSuspensionAppeal = call({
  method: 'POST',
  path: '/account/suspension/appeal',
  summary: 'Ask other staff to look at the suspension, once',
  access: 'member',
  forSuspended: true,
  params: { appeal: longText(reportLimits.appeal.min, reportLimits.appeal.max) },
  answer: { status: 200, body: suspension, about: 'As it stands now' },
  refusals: ['suspension_over', 'case_not_appealable', 'case_appeal_twice', 'case_appeal_late'],
});
