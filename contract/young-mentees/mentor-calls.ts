import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { text as line, longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, email, id, secret, text } from '../ground/values.ts';
import { youngLimits as limits, youngEnds, youngMentorStates } from './limits.ts';

const reference = z.object({
  name: z.string(),
  email: z.string(),
  state: z.enum(['asked', 'answered', 'silent']),
});

const own = z.object({
  /** The operator has switched it on. */
  isOn: z.boolean(),
  /** Empty before the mentor has asked. */
  state: z.enum(['', ...youngMentorStates]),
  /** Without these no one can ask for it. */
  hasPage: z.boolean(),
  hasMark: z.boolean(),
  signedAt: date,
  until: date,
  /** An administrator’s. */
  reason: z.string(),
  /** Why it ended or is paused, where no administrator gave a reason. */
  how: z.enum(['', ...youngEnds]),
  references: z.array(reference),
  can: z.object({ apply: z.boolean(), end: z.boolean() }),
});
export type OwnYoungMentorBody = z.infer<typeof own>;

const asItStands = { status: 200, body: own, about: 'As it stands now' } as const;

export const getOwnYoungMentor = call({
  method: 'GET',
  path: '/account/young-mentor',
  summary: 'Whether the mentor is open to members under 18',
  access: 'adult',
  params: {},
  answer: asItStands,
  refusals: [],
});

export const postYoungStatementCode = call({
  method: 'POST',
  path: '/account/young-mentor/codes',
  summary: 'Mail the code by which the mentor signs the statement',
  access: 'adult',
  needsProof: 'itself',
  begins: true,
  params: {},
  answer: { status: 201, body: z.object({ expire: z.string() }), about: 'Until when the code counts' },
  refusals: ['young_lacks', 'young_applied', 'general_rate_limit_exceeded'],
});

export const postYoungApplication = call({
  method: 'POST',
  path: '/account/young-mentor',
  summary: 'Sign the statement with the mailed code, and name two references',
  access: 'adult',
  needsProof: 'itself',
  begins: true,
  params: {
    code: text(0, 40),
    agrees: z.boolean(broken('boolean')),
    firstName: line(limits.referenceName),
    firstEmail: email,
    secondName: line(limits.referenceName),
    secondEmail: email,
  },
  answer: { ...asItStands, status: 201 },
  refusals: [
    'young_lacks',
    'young_applied',
    'young_statement_missing',
    'young_references_alike',
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'general_rate_limit_exceeded',
  ],
});

export const deleteOwnYoungMentor = call({
  method: 'DELETE',
  path: '/account/young-mentor',
  summary: 'No longer be open to members under 18: everything ahead with them ends',
  access: 'adult',
  params: {},
  answer: asItStands,
  refusals: [],
});

const asked = z.object({
  mentorName: z.string(),
  name: z.string(),
  expire: date,
  hasAnswered: z.boolean(),
});
export type YoungReferenceBody = z.infer<typeof asked>;
const ofLink = { foreign: 'young_reference_unknown', gone: 'young_reference_unknown' } as const;

export const getYoungReference = call({
  method: 'GET',
  path: '/young-mentor-references/:requestId',
  summary: 'The question to a person who was named as a reference',
  access: 'anyone',
  ...ofLink,
  params: { requestId: id, secret },
  answer: { status: 200, body: asked, about: 'The question that belongs to the mailed link' },
  refusals: [],
});

export const putYoungReference = call({
  method: 'PUT',
  path: '/young-mentor-references/:requestId/answer',
  summary: 'Speak for a mentor, or against them; one answer counts',
  access: 'anyone',
  ...ofLink,
  params: {
    requestId: id,
    secret,
    recommends: z.boolean(broken('boolean')),
    text: longText(limits.referenceText.min, limits.referenceText.max),
  },
  answer: { status: 200, body: asked, about: 'As it stands now' },
  refusals: [],
});
