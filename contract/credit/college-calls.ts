import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { cursor, id } from '../ground/values.ts';
import { organisationSlug } from '../organisations/calls.ts';
import { collegeClaim, collegeClaims } from './college-shapes.ts';
import { claimDecisions, collegeFilters, creditLimits as limits } from './limits.ts';
import { ruleParams, version, whole } from './params.ts';
import { creditRule } from './shapes.ts';

const ofOrganisation = { foreign: 'organisation_unknown', gone: 'organisation_unknown' } as const;
/** Strangers learn nothing of the organisation, so both answers are the same. */
const ofClaim = { foreign: 'organisation_unknown', gone: 'organisation_unknown' } as const;
const seeing = ['organisation_role_missing', 'organisation_proof_missing'] as const;
const acting = [...seeing, 'organisation_not_active'] as const;
const deciding = [...acting, 'claim_unknown', 'claim_own', 'claim_passed_over', 'conflict'] as const;
const claimId = id;
const term = z.string(broken('choice', '2026-1')).regex(/^[0-9]{4}-[12]$/, broken('choice', '2026-1'));
const claimNow = { status: 200, body: collegeClaim, about: 'The claim as it stands now' } as const;
const reason = longText(limits.reason.min, limits.reason.max);

export const getCreditRule = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/cohorts/:cohortId/credit-rule',
  summary: 'The rule by which a cohort gives credit',
  access: 'adult',
  ...ofOrganisation,
  params: { organisationSlug, cohortId: id },
  answer: { status: 200, body: creditRule, about: 'The newest version, or none' },
  refusals: [...seeing, 'cohort_unknown'],
});

export const putCreditRule = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/cohorts/:cohortId/credit-rule',
  summary: 'Set the rule of a cohort; claims that have begun keep theirs',
  access: 'adult',
  begins: true,
  ...ofOrganisation,
  params: { organisationSlug, cohortId: id, version: whole(0, 2_147_483_646), ...ruleParams },
  answer: { status: 200, body: creditRule, about: 'The rule as it stands now' },
  refusals: [...acting, 'cohort_unknown', 'conflict', 'credit_rule_order'],
});

export const getClaims = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/claims',
  summary: 'Claims that came to an institution, by state, cohort or term',
  access: 'adult',
  ...ofOrganisation,
  params: {
    organisationSlug,
    list: z.enum(collegeFilters, broken('choice', collegeFilters.join(', '))).optional(),
    cohortId: id.optional(),
    term: term.optional(),
    cursor,
  },
  answer: { status: 200, body: collegeClaims, about: 'Those that came last first' },
  refusals: [...seeing, 'general_cursor_not_found'],
});

export const getCollegeClaim = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/claims/:claimId',
  summary: 'One claim with its lines; each look is listed for the student',
  access: 'adult',
  ...ofClaim,
  params: { organisationSlug, claimId },
  answer: { status: 200, body: collegeClaim, about: 'The claim' },
  refusals: [...seeing, 'claim_unknown'],
});

export const viewCollegeEvidenceFile = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/claims/:claimId/evidence-files/:fileId',
  summary: 'A file of the evidence of a claim',
  access: 'adult',
  ...ofClaim,
  params: { organisationSlug, claimId, fileId: id },
  answer: { status: 200, body: 'bytes', about: 'A PDF or a picture' },
  refusals: [...seeing, 'claim_unknown', 'claim_evidence_unknown', 'storage_file_damaged'],
});

export const putClaimDecision = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/claims/:claimId/decision',
  summary: 'Approve a claim, return it or decline it; without approval with a reason',
  access: 'adult',
  begins: true,
  ...ofClaim,
  params: {
    organisationSlug,
    claimId,
    version,
    decision: z.enum(claimDecisions, broken('choice', claimDecisions.join(', '))),
    reason: longText(0, limits.reason.max).default(''),
  },
  answer: claimNow,
  refusals: [
    ...deciding,
    'claim_moved',
    'claim_reason_missing',
    'claim_returned_often',
    'claim_line_changed',
  ],
});

export const putClaimAppealDecision = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/claims/:claimId/appeal-decision',
  summary: 'Decide an appeal, as staff who did not decide before',
  access: 'adult',
  begins: true,
  ...ofClaim,
  params: { organisationSlug, claimId, version, isUpheld: z.boolean(broken('boolean')), reason },
  answer: claimNow,
  refusals: [...deciding, 'claim_moved', 'claim_same_staff', 'claim_line_taken', 'claim_line_changed'],
});

export const putClaimTakingBack = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/claims/:claimId/taking-back',
  summary: 'Take an approval back, with a reason; the certificate is withdrawn',
  access: 'adult',
  begins: true,
  ...ofClaim,
  params: { organisationSlug, claimId, version, reason },
  answer: claimNow,
  refusals: [...deciding, 'claim_moved'],
});

export const viewClaimsFile = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/claims-file',
  summary: 'The approved claims of a term as a CSV file',
  access: 'adult',
  ...ofOrganisation,
  params: { organisationSlug, term },
  answer: { status: 200, body: 'bytes', about: 'A line for each approved claim' },
  refusals: seeing,
});
