import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { cursor, id } from '../ground/values.ts';
import { patchOpportunity } from '../opportunities/calls.ts';
import { opportunityLimits } from '../opportunities/limits.ts';
import { organisationSlug } from '../organisations/calls.ts';
import { creditOpportunityLists, creditOpportunityLimits as limits } from './limits.ts';
import {
  askedOpportunities,
  askedOpportunity,
  confirmedOpportunities,
  creditOfOpportunity,
} from './shapes.ts';

const ofTeam = { foreign: 'opportunity_unknown', gone: 'opportunity_unknown' } as const;
/** Strangers learn nothing of the organisation, so both answers are the same. */
const ofOrganisation = { foreign: 'organisation_unknown', gone: 'organisation_unknown' } as const;
const seeing = ['organisation_role_missing', 'organisation_proof_missing'] as const;
const acting = [...seeing, 'organisation_not_active', 'credit_opportunity_unknown'] as const;
const whole = (most: number) =>
  z
    .int(broken('range', 1, most))
    .min(1, broken('range', 1, most))
    .max(most, broken('range', 1, most));
const version = whole(2_147_483_647);
const creditNow = { status: 200, body: creditOfOpportunity, about: 'The credit as it stands now' } as const;
const askedNow = { status: 200, body: askedOpportunity, about: 'As it stands now' } as const;
const reason = optionalText(limits.reason).default('');

export const getOpportunityCredit = call({
  method: 'GET',
  path: '/account/opportunities/:opportunityId/institution',
  summary: 'The institution that an opportunity names for its credit, and its answer, for the team',
  access: 'adult',
  ...ofTeam,
  params: { opportunityId: id },
  answer: creditNow,
  refusals: [],
});

export const putOpportunityInstitution = call({
  method: 'PUT',
  path: '/account/opportunities/:opportunityId/institution',
  summary:
    'Name the institution here that gives the credit; once the opportunity is open it is asked to confirm',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: {
    opportunityId: id,
    version,
    organisationSlug,
    hours: whole(opportunityLimits.creditHours),
  },
  answer: creditNow,
  refusals: [...patchOpportunity.refusals, 'credit_institution_unknown', 'credit_opportunity_answered'],
});

export const deleteOpportunityInstitution = call({
  method: 'DELETE',
  path: '/account/opportunities/:opportunityId/institution',
  summary: 'Name no institution here: its name stays as it is written, and no one confirms it',
  access: 'adult',
  ...ofTeam,
  params: { opportunityId: id },
  answer: creditNow,
  refusals: patchOpportunity.refusals,
});

export const getAskedOpportunities = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/asked-opportunities',
  summary: 'The opportunities that name an institution for their credit, for its staff',
  access: 'adult',
  ...ofOrganisation,
  params: {
    organisationSlug,
    list: z
      .enum(creditOpportunityLists, broken('choice', creditOpportunityLists.join(', ')))
      .default('waiting'),
    cursor,
  },
  answer: { status: 200, body: askedOpportunities, about: 'A page of them, those asked last first' },
  refusals: [...seeing, 'general_cursor_not_found'],
});

export const getAskedOpportunity = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/asked-opportunities/:requestId',
  summary: 'One of them, with the cohorts for which its credit can count',
  access: 'adult',
  ...ofOrganisation,
  params: { organisationSlug, requestId: id },
  answer: askedNow,
  refusals: [...seeing, 'credit_opportunity_unknown'],
});

export const putCreditConfirmation = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/asked-opportunities/:requestId/confirmation',
  summary: 'Confirm the credit of an opportunity: the most hours, and for which cohorts',
  access: 'adult',
  begins: true,
  ...ofOrganisation,
  params: {
    organisationSlug,
    requestId: id,
    version,
    terms: version,
    hours: whole(opportunityLimits.creditHours),
    cohorts: z
      .array(id, broken('list_between', 1, limits.cohorts))
      .min(1, broken('list_between', 1, limits.cohorts))
      .max(limits.cohorts, broken('list_between', 1, limits.cohorts))
      .meta({ examples: [['66f0c2d1a4b3e5f60718']] }),
  },
  answer: askedNow,
  refusals: [
    ...acting,
    'conflict',
    'credit_opportunity_own',
    'credit_opportunity_over',
    'credit_opportunity_hours',
    'credit_opportunity_cohorts',
    'credit_opportunity_few_hours',
  ],
});

export const deleteCreditConfirmation = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/asked-opportunities/:requestId/confirmation',
  summary: 'Take the confirmation back; the team reads the reason',
  access: 'adult',
  ...ofOrganisation,
  params: { organisationSlug, requestId: id, reason },
  answer: askedNow,
  refusals: [...acting, 'credit_opportunity_own', 'credit_opportunity_over'],
});

export const putCreditRefusal = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/asked-opportunities/:requestId/refusal',
  summary: 'Decline to give credit for an opportunity; the team reads the reason',
  access: 'adult',
  ...ofOrganisation,
  params: { organisationSlug, requestId: id, reason },
  answer: askedNow,
  refusals: [...acting, 'credit_opportunity_own', 'credit_opportunity_over'],
});

export const getConfirmedOpportunities = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/credit-opportunities',
  summary: 'The open opportunities whose credit an institution has confirmed, the newest first',
  access: 'anyone',
  foreign: 'answered',
  gone: 'organisation_unknown',
  params: { organisationSlug },
  answer: { status: 200, body: confirmedOpportunities, about: 'Up to 12' },
  refusals: [],
});
