import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { youngLimits as limits, youngMentorStates, youngVerdicts } from './limits.ts';

const choice = (values: readonly string[]) => broken('choice', values.join(', '));
const lists = ['waiting', 'decided'] as const;

const row = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(youngMentorStates),
  signedAt: date,
  dueAt: date,
  isLate: z.boolean(),
});

const list = z.object({
  isOn: z.boolean(),
  /** Empty before the first change. */
  changedAt: date,
  changedBy: z.string(),
  counts: z.object({ waiting: z.int(), decided: z.int() }),
  mentors: z.array(row),
});
export type DeskYoungBody = z.infer<typeof list>;

const one = z.object({
  ...row.shape,
  statementVersion: z.string(),
  isReady: z.boolean(),
  hasPage: z.boolean(),
  hasMark: z.boolean(),
  references: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      askedAt: date,
      answeredAt: date,
      recommends: z.boolean().nullable(),
      text: z.string(),
      /** Asked for an earlier signature: it is shown, and does not count. */
      isEarlier: z.boolean(),
    }),
  ),
  decidedAt: date,
  reason: z.string(),
  sawCertificate: z.boolean(),
  until: date,
  can: z.object({ approve: z.boolean(), decline: z.boolean(), end: z.boolean() }),
  /** A report of harm to a child by the mentor is not decided yet. */
  isReported: z.boolean(),
  /** Why this administrator cannot decide about it; empty where they can. */
  bar: z.enum(['', 'own']),
});
export type DeskYoungMentorBody = z.infer<typeof one>;

export const getDeskYoungMentors = call({
  method: 'GET',
  path: '/admin/young-mentors',
  summary: 'Mentors who asked to be open to members under 18, and whether the operator has switched it on',
  access: 'administrator',
  right: 'reviews',
  params: { list: z.enum(lists, choice(lists)).default('waiting') },
  answer: { status: 200, body: list, about: 'At most a hundred of them, the oldest first' },
  refusals: [],
});

export const putYoungMentoring = call({
  method: 'PUT',
  path: '/admin/young-mentoring',
  summary: 'Switch mentoring under 18 on, or off: then everything ahead is cancelled',
  access: 'administrator',
  right: 'reviews',
  params: { isOn: z.boolean(broken('boolean')) },
  answer: { status: 200, body: list, about: 'As it stands now' },
  refusals: [],
});

const others = { foreign: 'answered', gone: 'young_mentor_unknown' } as const;

export const getDeskYoungMentor = call({
  method: 'GET',
  path: '/admin/young-mentors/:personId',
  summary: 'A mentor who asked to be open to members under 18, with the words of the references',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { personId: id },
  answer: { status: 200, body: one, about: 'The mentor' },
  refusals: [],
});

/** The mentor stands in the body: a yes depends on references. */
export const postYoungDecision = call({
  method: 'POST',
  path: '/admin/young-mentor-decisions',
  summary: 'Approve a mentor for 12 months, decline with a reason, or end an approval',
  access: 'administrator',
  right: 'reviews',
  params: {
    personId: id,
    verdict: z.enum(youngVerdicts, choice(youngVerdicts)),
    reason: optionalText(limits.reason.max).default(''),
    sawCertificate: z.boolean(broken('boolean')).default(false),
  },
  answer: { status: 201, body: one, about: 'As it stands now' },
  refusals: [
    'young_mentor_unknown',
    'young_own',
    'young_reason_missing',
    'young_references_missing',
    'young_lacks',
    'conflict',
  ],
});
