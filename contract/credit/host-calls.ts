import { z } from 'zod';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { creditLimits as limits } from './limits.ts';
import { hostAnswers, version } from './params.ts';
import { hostedClaim, hostedRow } from './shapes.ts';

/** A member who leaves hosts no one. */
const ofHost = {
  foreign: 'claim_unknown',
  gone: 'claim_unknown',
  except: { leaving: 'claim_unknown' },
} as const;
const claimNow = { status: 200, body: hostedClaim, about: 'The claim as it stands now' } as const;

export const listHostedClaims = call({
  method: 'GET',
  path: '/account/hosted-claims',
  summary: 'Claims for work in projects that the member owns, and that wait for an owner or have waited',
  access: 'adult',
  params: {},
  answer: {
    status: 200,
    body: z.object({ claims: z.array(hostedRow) }),
    about: 'Those that wait first',
  },
  refusals: [],
});

export const getHostedClaim = call({
  method: 'GET',
  path: '/account/hosted-claims/:claimId',
  summary: 'One claim with its lines, for an owner of the project',
  access: 'adult',
  ...ofHost,
  params: { claimId: id },
  answer: { status: 200, body: hostedClaim, about: 'The claim' },
  refusals: [],
});

export const putHostConfirmation = call({
  method: 'PUT',
  path: '/account/hosted-claims/:claimId/confirmation',
  summary: 'Confirm the minutes of each line, or fewer, or none, with a reason',
  access: 'adult',
  begins: true,
  ...ofHost,
  params: { claimId: id, version, lines: hostAnswers },
  answer: claimNow,
  refusals: ['conflict', 'claim_moved', 'claim_lines_incomplete'],
});

export const putHostReturn = call({
  method: 'PUT',
  path: '/account/hosted-claims/:claimId/return',
  summary: 'Give a claim back to the member with a reason',
  access: 'adult',
  begins: true,
  ...ofHost,
  params: { claimId: id, version, reason: longText(limits.reason.min, limits.reason.max) },
  answer: claimNow,
  refusals: ['conflict', 'claim_moved'],
});
