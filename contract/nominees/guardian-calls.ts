import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, id, secret } from '../ground/values.ts';
import { languageOfFile } from '../languages/param.ts';
import { rightsLimits } from '../rights/limits.ts';
import { actingKinds } from './limits.ts';
import { requestForAnother } from './request-for-another.ts';

const page = z.object({
  memberName: z.string(),
  isGuardian: z.boolean(),
  /** The code was typed in this browser within the hour. */
  isProven: z.boolean(),
  /** When the account will be erased; empty where it will not. */
  erasedAt: date,
  /** The guardian has begun it. */
  isErasing: z.boolean(),
});
export type GuardianDataBody = z.infer<typeof page>;

const byLink = { access: 'anyone', forSuspended: true } as const;
const link = { requestId: id, secret } as const;
const asItStands = { status: 200, body: page, about: 'As it stands now' } as const;

export const getGuardianData = call({
  method: 'GET',
  path: '/guardian-requests/:requestId/data',
  summary: 'What a guardian who has agreed can do about the data of the account',
  ...byLink,
  foreign: 'guardian_request_not_found',
  gone: 'guardian_request_not_found',
  params: link,
  answer: asItStands,
  refusals: [],
});

export const postGuardianDataVisit = call({
  method: 'POST',
  path: '/guardian-data/visits',
  summary: 'Type the code that was mailed to the guardian; it counts in this browser for an hour',
  ...byLink,
  params: { ...link, code: z.string(broken('text')).min(1, broken('missing')).max(64, broken('text')) },
  answer: asItStands,
  refusals: [
    'guardian_request_not_found',
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'general_rate_limit_exceeded',
  ],
});

export const getGuardianExport = call({
  method: 'GET',
  path: '/guardian-data/export',
  summary: 'The data of the account as a ZIP, without reports, complaints and blocks',
  ...byLink,
  params: { ...link, language: languageOfFile },
  answer: { status: 200, body: 'bytes', about: 'The archive' },
  refusals: ['guardian_request_not_found', 'guardian_visit_missing'],
});

export const postGuardianRightsRequest = call({
  method: 'POST',
  path: '/guardian-data/requests',
  summary: 'Ask for a correction of the account’s data, or complain; the request has a number at once',
  ...byLink,
  params: {
    ...link,
    kind: z.enum(actingKinds, broken('choice', actingKinds.join(', '))),
    words: longText(rightsLimits.words.min, rightsLimits.words.max),
  },
  answer: {
    status: 200,
    body: requestForAnother,
    about: 'The request; the same one for the same words within an hour',
  },
  refusals: ['guardian_request_not_found', 'guardian_visit_missing'],
});

export const putGuardianErasing = call({
  method: 'PUT',
  path: '/guardian-data/erasing',
  summary: 'Begin the erasing of the account, or end it before its 30 days are over',
  ...byLink,
  params: { ...link, isOn: z.boolean(broken('boolean')) },
  answer: asItStands,
  refusals: ['guardian_request_not_found', 'guardian_visit_missing'],
});
