import { z } from 'zod';
import { sha256 } from '#rules/agreements/facts.ts';
import { units } from '#rules/amounts/params.ts';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { codeLength } from '#rules/text/digits.ts';
import { text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { draftParam } from './draft.ts';
import { agreementLimits as limits } from './limits.ts';
import { agreement, agreementRow, poolRecord } from './shapes.ts';

const gone = { foreign: 'agreement_unknown', gone: 'agreement_unknown' } as const;
const agreementId = id;
const version = z.int(broken('range', 1, 2 ** 31 - 1)).min(1, broken('range', 1, 2 ** 31 - 1));
const after = z.string(broken('cursor')).max(36, broken('cursor')).default('');
const asItStands = { status: 200, body: agreement, about: 'As it stands now' } as const;

/** Refusals for terms of a draft that contradict each other. */
const unfit = [
  'agreement_shares_crossed',
  'agreement_no_share_to_offer',
  'agreement_shares_without_equity',
  'agreement_milestone_twice',
  'agreement_end_before_start',
  'agreement_cliff_beyond_months',
  'agreement_vesting_before_signature',
  'agreement_fallback_too_large',
  'agreement_esop_untold',
  'amendment_changes_fixed',
  'amendment_changes_milestone',
  'amendment_drops_milestone',
  'agreement_language_unoffered',
] as const;

export const postAgreement = call({
  method: 'POST',
  path: '/account/agreements',
  summary:
    'Begin the draft of an agreement with a member of the team, or with an accepted applicant; the same key gets its first answer',
  access: 'adult',
  begins: true,
  params: { project: id, personId: id, key: id.optional() },
  answer: { status: 201, body: agreement, about: 'A draft that only the owners of the project read' },
  refusals: [
    'project_unknown',
    'agreement_project_closed',
    'agreement_person_unknown',
    'agreement_person_underage',
    'agreement_person_away',
    'agreement_two_sides',
    'agreement_no_other_owner',
  ],
});

export const listAgreements = call({
  method: 'GET',
  path: '/account/agreements',
  summary: 'The member’s agreements, on either side: those that are open or in force, or those that are over',
  access: 'adult',
  forSuspended: true,
  params: {
    list: z.enum(['open', 'over'], broken('choice', 'open, over')).default('open'),
    after,
  },
  answer: {
    status: 200,
    body: z.object({
      agreements: z.array(agreementRow),
      next: z.string(),
      /** On the first page: whether the other list holds any, and the projects in which the member can begin one. */
      hasOther: z.boolean(),
      projects: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
    about: 'The newest first; on the first page also where the member can begin one',
  },
  refusals: ['general_cursor_not_found'],
});

export const getAgreement = call({
  method: 'GET',
  path: '/account/agreements/:agreementId',
  summary: 'An agreement as one of its sides reads it',
  access: 'adult',
  forSuspended: true,
  ...gone,
  params: { agreementId },
  answer: {
    status: 200,
    body: agreement,
    about: 'The text that stands, what differs, and who owes the next step',
  },
  refusals: [],
});

export const putAgreementDraft = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/draft',
  summary: 'Begin a counter: a draft of the text that stands, which the other side does not read',
  access: 'adult',
  ...gone,
  params: { agreementId: id },
  answer: asItStands,
  refusals: ['agreement_over', 'agreement_moved', 'agreement_not_your_draft'],
});

export const patchAgreementDraft = call({
  method: 'PATCH',
  path: '/account/agreements/:agreementId/draft',
  summary: 'Change the own draft, based on a version of it',
  access: 'adult',
  ...gone,
  params: { agreementId: id, version, said: draftParam },
  answer: asItStands,
  refusals: ['agreement_over', 'agreement_not_your_draft', 'conflict', ...unfit],
});

export const deleteAgreementDraft = call({
  method: 'DELETE',
  path: '/account/agreements/:agreementId/draft',
  summary: 'Drop the own draft; of an agreement that was never proposed nothing is left',
  access: 'adult',
  ...gone,
  params: { agreementId: id },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: [],
});

export const putProposal = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/proposal',
  summary: 'Propose the own draft, or counter with it; a signature that stood on the text before is void',
  access: 'adult',
  ...gone,
  params: { agreementId: id, version },
  answer: asItStands,
  refusals: [
    'agreement_over',
    'agreement_not_your_draft',
    'conflict',
    'agreement_incomplete',
    'agreement_nothing_changed',
    'agreement_project_closed',
    'agreement_person_away',
    'agreement_no_other_owner',
    'agreement_pool_missing',
    'agreement_organisation_unshown',
    'agreement_pool_above_company',
    'agreement_people_full',
    'agreement_trials_full',
    'agreement_trials_full_other',
    'agreement_trial_days',
    'agreement_trial_milestones',
    ...unfit,
  ],
});

export const putAgreementRefusal = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/refusal',
  summary: 'Decline what was proposed: the negotiation is over',
  access: 'adult',
  ...gone,
  params: { agreementId: id },
  answer: asItStands,
  refusals: ['agreement_over', 'agreement_moved'],
});

export const putAgreementWithdrawal = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/withdrawal',
  summary: 'Take back what the own side has begun',
  access: 'adult',
  ...gone,
  params: { agreementId: id },
  answer: asItStands,
  refusals: ['agreement_over', 'agreement_moved', 'agreement_not_your_draft'],
});

/** A signer names the text, types their name, and states that they may bind an organisation and can read another language. */
const signing = {
  version,
  hash: sha256,
  name: text(limits.typedName),
  hasAuthority: z.boolean().default(false),
  canRead: z.boolean().default(false),
};
const signingRefusals = [
  'agreement_over',
  'agreement_moved',
  'conflict',
  'agreement_already_signed',
  'agreement_same_person',
  'agreement_signer_other',
  'agreement_authority_missing',
  'agreement_language_unread',
  'agreement_person_away',
  'agreement_person_underage',
  'agreement_project_closed',
  'agreement_no_other_owner',
  'agreement_vesting_before_signature',
  'agreement_pool_changed',
  'agreement_pool_short',
  'agreement_clauses_old',
  'agreement_parties_changed',
] as const;

/** The text names the owners who answer in person, and no one who gives the account up is among them. */
const leavingOwner = { leaving: 'agreement_parties_changed' } as const;

export const postSigningCode = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/signing-codes',
  summary: 'Mail a code that signs one text: it is bound to its whole hash, the account and the version',
  access: 'adult',
  needsProof: 'itself',
  except: leavingOwner,
  ...gone,
  params: { agreementId: id, ...signing },
  answer: {
    status: 201,
    body: z.object({ expire: date }),
    about: 'It is on its way, with the first 12 digits of the hash',
  },
  refusals: signingRefusals,
});

export const putSignature = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/signature',
  summary: 'Sign the text with the mailed code; with both signatures the agreement is active',
  access: 'adult',
  needsProof: 'itself',
  except: leavingOwner,
  ...gone,
  params: {
    agreementId: id,
    ...signing,
    code: z
      .string(broken('text_most', 64))
      .min(codeLength, broken('text_most', 64))
      .max(64, broken('text_most', 64)),
  },
  answer: asItStands,
  refusals: [
    ...signingRefusals,
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'general_rate_limit_exceeded',
  ],
});

export const getPool = call({
  method: 'GET',
  path: '/projects/:projectSlug/pool',
  summary: 'What a project may promise in shares, for its owners',
  access: 'adult',
  foreign: 'project_unknown',
  gone: 'project_unknown',
  params: { projectSlug: id },
  answer: {
    status: 200,
    body: poolRecord,
    about: 'The newest version, and what started milestones hold of it',
  },
  refusals: [],
});

export const putPool = call({
  method: 'PUT',
  path: '/projects/:projectSlug/pool',
  summary:
    'Record the totals again, based on a version of the record: a version of its own, which later agreements quote',
  access: 'adult',
  foreign: 'project_unknown',
  gone: 'project_unknown',
  params: {
    projectSlug: id,
    version: z
      .int(broken('range', 0, 10_000))
      .min(0, broken('range', 0, 10_000))
      .max(9_999, broken('range', 0, 10_000)),
    companyUnits: units,
    poolUnits: units,
    asOfDay: day,
  },
  answer: { status: 200, body: poolRecord, about: 'As it stands now' },
  refusals: [
    'agreement_project_closed',
    'conflict',
    'agreement_pool_above_company',
    'agreement_pool_below_taken',
    'agreement_pool_day',
  ],
});
