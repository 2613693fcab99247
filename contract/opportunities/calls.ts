import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { projectSlug } from '../projects/calls.ts';
import { kindParam, saidParam, titleParam } from './params.ts';
import { listedOpportunity, openOpportunity, opportunity, opportunityRow } from './shapes.ts';

const ofTeam = { foreign: 'opportunity_unknown', gone: 'opportunity_unknown' } as const;
const forAll = { foreign: 'answered', gone: 'opportunity_unknown' } as const;
const asItStands = { status: 200, body: opportunity, about: 'As it stands now' } as const;
const opportunityId = id;
const opportunitySlug = id;
/** The refusals that keep an opportunity from being shown as it is. */
const unfit = [
  'opportunity_incomplete',
  'opportunity_gives_nothing',
  'opportunity_job_without_pay',
  'opportunity_pay_range',
  'opportunity_closing_day',
  'opportunity_start_day',
  'opportunity_trial_hours',
] as const;

export const postOpportunity = call({
  method: 'POST',
  path: '/projects/:projectSlug/opportunities',
  summary: 'Begin to describe an opportunity in a project; the same key gets its first answer',
  access: 'adult',
  begins: true,
  foreign: 'project_unknown',
  gone: 'project_unknown',
  params: { projectSlug, said: saidParam.extend({ kind: kindParam, title: titleParam }), key: id.optional() },
  answer: { status: 201, body: opportunity, about: 'A draft that only its team sees' },
  refusals: [
    'project_closed',
    'opportunities_too_many',
    'place_unknown',
    'pin_code_form',
    'pin_code_unknown',
    'opportunity_pay_range',
  ],
});

export const listOwnOpportunities = call({
  method: 'GET',
  path: '/account/opportunities',
  summary: 'The opportunities of the projects in whose team the member is, or of one of them',
  access: 'adult',
  params: {
    project: z.string(broken('id')).max(36, broken('id')).default(''),
    after: z.string(broken('cursor')).max(36, broken('cursor')).default(''),
  },
  answer: {
    status: 200,
    body: z.object({ opportunities: z.array(opportunityRow), next: z.string() }),
    about: 'The newest first',
  },
  refusals: ['general_cursor_not_found'],
});

export const getOwnOpportunity = call({
  method: 'GET',
  path: '/account/opportunities/:opportunityId',
  summary: 'An opportunity as the team of its project sees it',
  access: 'adult',
  ...ofTeam,
  params: { opportunityId },
  answer: { status: 200, body: opportunity, about: 'All that is said of it, and what the member can do' },
  refusals: [],
});

export const patchOpportunity = call({
  method: 'PATCH',
  path: '/account/opportunities/:opportunityId',
  summary:
    'Change what is said of an opportunity, based on a version of it; what is held leaves the old text to others',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { opportunityId, version: z.int(broken('range', 1, 2 ** 31 - 1)), said: saidParam },
  answer: asItStands,
  refusals: [
    'conflict',
    'place_unknown',
    'pin_code_form',
    'pin_code_unknown',
    'opportunity_closed',
    'opportunity_terms_fixed',
    'opportunity_seats_taken',
    'opportunity_over',
    'opportunity_applications_open',
    'opportunity_payment_overdue',
    ...unfit,
  ],
});

export const deleteOpportunity = call({
  method: 'DELETE',
  path: '/opportunity-drafts/:opportunityId',
  summary: 'Delete a draft of an opportunity that no other member has seen',
  access: 'adult',
  ...ofTeam,
  params: { opportunityId: id },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: ['opportunity_no_draft'],
});

export const putSubmission = call({
  method: 'PUT',
  path: '/account/opportunities/:opportunityId/submission',
  summary: 'Submit a draft: it is open to others at once, or after a person has looked at it',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { opportunityId },
  answer: asItStands,
  refusals: [
    'opportunity_closed',
    'opportunity_project_unpublished',
    'opportunity_payment_overdue',
    ...unfit,
  ],
});

export const deleteSubmission = call({
  method: 'DELETE',
  path: '/account/opportunities/:opportunityId/submission',
  summary: 'Take back what waits for review: the draft, or the edit',
  access: 'adult',
  ...ofTeam,
  params: { opportunityId },
  answer: asItStands,
  refusals: ['opportunity_closed'],
});

export const putPause = call({
  method: 'PUT',
  path: '/account/opportunities/:opportunityId/pause',
  summary: 'Pause an opportunity: no further member can apply',
  access: 'adult',
  ...ofTeam,
  params: { opportunityId },
  answer: asItStands,
  refusals: ['opportunity_closed'],
});

export const deletePause = call({
  method: 'DELETE',
  path: '/account/opportunities/:opportunityId/pause',
  summary: 'Open a paused opportunity again',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { opportunityId },
  answer: asItStands,
  refusals: ['opportunity_closed', 'opportunity_over', 'opportunity_lapsed'],
});

export const putClosure = call({
  method: 'PUT',
  path: '/account/opportunities/:opportunityId/closure',
  summary: 'Close an opportunity for good',
  access: 'adult',
  ...ofTeam,
  params: { opportunityId },
  answer: asItStands,
  refusals: ['opportunity_closed'],
});

export const putRenewal = call({
  method: 'PUT',
  path: '/account/opportunities/:opportunityId/renewal',
  summary: 'Keep an opportunity open for 30 days from today',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { opportunityId },
  answer: asItStands,
  refusals: [
    'opportunity_closed',
    'opportunity_applications_open',
    'opportunity_lapsed',
    'opportunity_payment_overdue',
  ],
});

export const putReopening = call({
  method: 'PUT',
  path: '/account/opportunities/:opportunityId/reopening',
  summary: 'Open a filled opportunity again after a seat has become free',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { opportunityId },
  answer: asItStands,
  refusals: ['opportunity_closed', 'opportunity_full', 'opportunity_over', 'opportunity_lapsed'],
});

export const postCopy = call({
  method: 'POST',
  path: '/account/opportunities/:opportunityId/copies',
  summary: 'Begin a draft that says what another opportunity says; the same key gets its first answer',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { opportunityId, key: id.optional() },
  answer: { status: 201, body: opportunity, about: 'The draft' },
  refusals: ['opportunity_closed', 'opportunities_too_many'],
});

export const getOpportunity = call({
  method: 'GET',
  path: '/opportunities/:opportunitySlug',
  summary: 'An opportunity that is or was open, or one of a project in whose team the caller is',
  access: 'anyone',
  ...forAll,
  params: { opportunitySlug },
  answer: { status: 200, body: openOpportunity, about: 'What it says, and who is behind it' },
  refusals: [],
});

export const listProjectOpportunities = call({
  method: 'GET',
  path: '/projects/:projectSlug/opportunities',
  summary: 'The open opportunities of a project, the newest first',
  access: 'anyone',
  foreign: 'answered',
  gone: 'project_unknown',
  params: { projectSlug },
  answer: { status: 200, body: z.object({ opportunities: z.array(listedOpportunity) }), about: 'Up to 50' },
  refusals: [],
});

export const putSaving = call({
  method: 'PUT',
  path: '/opportunities/:opportunitySlug/saving',
  summary: 'Save an opportunity for later',
  access: 'consented',
  ...forAll,
  params: { opportunitySlug },
  answer: { status: 204, body: null, about: 'It is saved' },
  refusals: ['opportunities_saved_many'],
});

export const deleteSaving = call({
  method: 'DELETE',
  path: '/opportunities/:opportunitySlug/saving',
  summary: 'No longer keep an opportunity among the saved ones',
  access: 'member',
  ...forAll,
  params: { opportunitySlug },
  answer: { status: 204, body: null, about: 'It is not saved' },
  refusals: [],
});

export const listSavedOpportunities = call({
  method: 'GET',
  path: '/account/saved-opportunities',
  summary: 'The opportunities that the member has saved, with how they stand now',
  access: 'consented',
  params: {},
  answer: {
    status: 200,
    body: z.object({
      opportunities: z.array(listedOpportunity.extend({ isOpen: z.boolean() })),
    }),
    about: 'What was saved last comes first',
  },
  refusals: [],
});
