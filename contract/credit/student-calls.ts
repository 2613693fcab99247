import { z } from 'zod';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { creditLimits as limits } from './limits.ts';
import { lineKeys, version, whole } from './params.ts';
import { claimable, ownClaim, ownCredit } from './shapes.ts';

const own = { foreign: 'claim_unknown', gone: 'claim_unknown' } as const;
const ofMembership = ['roster_membership_unknown'] as const;
const claimNow = { status: 200, body: ownClaim, about: 'The claim as it stands now' } as const;
const claimId = id;
const fileId = id;

const evidenceWords = longText(limits.evidence.min, limits.evidence.max).meta({
  examples: ['The sheets in the office show my name, the day and each meter that I read.'],
});

export const getOwnCredit = call({
  method: 'GET',
  path: '/account/credit',
  summary: 'The member’s cohorts with their rules and sums, and the member’s claims',
  access: 'adult',
  params: {},
  answer: { status: 200, body: ownCredit, about: 'The newest claims first' },
  refusals: [],
});

export const getClaimable = call({
  method: 'GET',
  path: '/account/claimable-work',
  summary: 'The work of the member in a project, and why some of it cannot be claimed',
  access: 'adult',
  params: { projectId: id.optional() },
  answer: { status: 200, body: claimable, about: 'The projects, and the lines of one' },
  refusals: [],
});

export const postClaim = call({
  method: 'POST',
  path: '/account/claims',
  summary: 'Begin a claim in a cohort for work of one project; the same key gets its first answer',
  access: 'adult',
  begins: true,
  params: { membershipId: id, projectId: id, lines: lineKeys.default([]), key: id.optional() },
  answer: { status: 201, body: z.object({ $id: z.string() }), about: 'A draft that only the member sees' },
  refusals: [
    ...ofMembership,
    'organisation_not_active',
    'credit_rule_missing',
    'claim_project_unknown',
    'claim_line_unknown',
    'claim_line_barred',
    'claims_too_many',
  ],
});

export const getClaim = call({
  method: 'GET',
  path: '/account/claims/:claimId',
  summary: 'One claim of the member, with its lines, its sum and its steps',
  access: 'adult',
  ...own,
  params: { claimId },
  answer: { status: 200, body: ownClaim, about: 'The claim' },
  refusals: [],
});

export const putClaimLines = call({
  method: 'PUT',
  path: '/account/claims/:claimId/lines',
  summary: 'Choose the lines of a draft or of a returned claim, in place of those before',
  access: 'adult',
  begins: true,
  ...own,
  params: { claimId, version, lines: lineKeys },
  answer: claimNow,
  refusals: ['conflict', 'claim_moved', 'claim_line_unknown', 'claim_line_barred'],
});

export const putClaimSending = call({
  method: 'PUT',
  path: '/account/claims/:claimId/sending',
  summary:
    'Send a claim, with the sum that its page showed: to the host, or with evidence to the institution',
  access: 'adult',
  begins: true,
  ...own,
  params: { claimId, version, minutes: whole(0, 1_000_000), credits: whole(0, 1000) },
  answer: claimNow,
  refusals: [
    'conflict',
    'claim_moved',
    'claim_lacks',
    'claim_sum_moved',
    'claim_line_barred',
    'claims_too_many',
    'credit_rule_missing',
  ],
});

export const putClaimWithdrawal = call({
  method: 'PUT',
  path: '/account/claims/:claimId/withdrawal',
  summary: 'Withdraw a claim that was sent and is not decided; its lines are free again',
  access: 'adult',
  ...own,
  params: { claimId },
  answer: claimNow,
  refusals: ['claim_moved'],
});

export const deleteClaim = call({
  method: 'DELETE',
  path: '/account/claims/:claimId',
  summary: 'Delete a claim that was never sent',
  access: 'adult',
  ...own,
  params: { claimId },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: ['claim_moved'],
});

export const putClaimEvidence = call({
  method: 'PUT',
  path: '/account/claims/:claimId/evidence',
  summary: 'Write the words of evidence, where no host confirms the work',
  access: 'adult',
  begins: true,
  ...own,
  params: { claimId, version, words: evidenceWords },
  answer: claimNow,
  refusals: ['conflict', 'claim_moved'],
});

export const postClaimEvidenceFile = call({
  method: 'POST',
  path: '/account/claims/:claimId/evidence-files',
  summary: 'Add a PDF or a picture to the evidence; at most three',
  access: 'adult',
  begins: true,
  ...own,
  params: { claimId },
  form: {},
  answer: { status: 201, body: ownClaim, about: 'The claim as it stands now' },
  refusals: [
    'claim_moved',
    'claim_evidence_full',
    'evidence_empty',
    'evidence_too_large',
    'evidence_too_many_pixels',
    'evidence_type_unsupported',
    'evidence_unreadable',
    'general_busy',
  ],
});

export const deleteClaimEvidenceFile = call({
  method: 'DELETE',
  path: '/account/claims/:claimId/evidence-files/:fileId',
  summary: 'Take a file out of the evidence',
  access: 'adult',
  ...own,
  params: { claimId, fileId },
  answer: claimNow,
  twice: 'It is gone by then.',
  refusals: ['claim_moved', 'claim_evidence_unknown'],
});

export const viewClaimEvidenceFile = call({
  method: 'GET',
  path: '/account/claims/:claimId/evidence-files/:fileId',
  summary: 'A file of the evidence of an own claim',
  access: 'adult',
  ...own,
  params: { claimId, fileId },
  answer: { status: 200, body: 'bytes', about: 'A PDF or a picture' },
  refusals: ['claim_evidence_unknown', 'storage_file_damaged'],
});

export const putClaimAppeal = call({
  method: 'PUT',
  path: '/account/claims/:claimId/appeal',
  summary: 'Ask other staff of the institution to look at its decision once more, within 14 days',
  access: 'adult',
  begins: true,
  ...own,
  params: { claimId, appeal: longText(limits.reason.min, limits.reason.max) },
  answer: claimNow,
  refusals: ['claim_moved', 'claim_appeal_twice', 'claim_appeal_late', 'claim_appeal_no_one'],
});
