import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { longText } from '#rules/text/params.ts';
import { conversation } from '../conversations/calls.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { opportunityLimits } from '../opportunities/limits.ts';
import { listedOpportunity } from '../opportunities/shapes.ts';
import { applicationLimits as limits } from './limits.ts';
import { application, applicationRow, preparedApplication, received } from './shapes.ts';

const gone = { foreign: 'application_unknown', gone: 'application_unknown' } as const;
const applicationId = id;
const _receivedId = id;
const version = z.int(broken('range', 1, 2 ** 31 - 1));
const hours = broken('range', limits.hours.min, limits.hours.max);
const questions = broken('list_between', 0, opportunityLimits.questions);
const after = z.string(broken('cursor')).max(36, broken('cursor')).default('');

/** The fields that an applicant sends in addition to a file. */
const sent = {
  note: longText(limits.note.min, limits.note.max),
  answers: z.array(longText(1, limits.answer)).max(opportunityLimits.questions, questions).default([]),
  hours: z.int(hours).min(limits.hours.min, hours).max(limits.hours.max, hours),
  startsOn: day,
};
const asItStands = { status: 200, body: application, about: 'As it stands now' } as const;
const _asReceived = { status: 200, body: received, about: 'As it stands now' } as const;

const applyRefusals = [
  'opportunity_paused',
  'opportunity_filled',
  'opportunity_ended',
  'application_own_team',
  'application_not_open',
  'application_open',
  'application_declined',
  'application_twice',
  'application_answer_missing',
  'application_start_late',
  'application_start_past',
  'application_owners_away',
  'applications_too_many',
  'applications_too_many_unverified',
  'conflict',
  'storage_file_not_found',
  'storage_bucket_not_found',
] as const;

export const postApplication = call({
  method: 'POST',
  path: '/opportunities/:opportunitySlug/applications',
  summary:
    'Apply for an opportunity, by the number of the terms that were read; the same key gets its first answer',
  access: 'adult',
  begins: true,
  foreign: 'answered',
  gone: 'opportunity_unknown',
  params: {
    opportunitySlug: id,
    terms: z.int(broken('range', 1, 2 ** 31 - 1)),
    ...sent,
    /** One of the member's own files; the server sends a copy of it. */
    file: z.object({ bucketId: id, fileId: id }).nullable().default(null),
    key: id.optional(),
  },
  answer: { status: 201, body: application, about: 'It is sent' },
  refusals: applyRefusals,
});

const typedNumber = z.string(broken('missing')).max(20, broken('text_most', 20));
const answer = longText(0, limits.answer).optional();
const asked = longText(0, opportunityLimits.question).optional();

/** As a form sends them: numbers as they were typed, and one of the member’s own files as `bucket/id`. */
export const applicationFields = {
  terms: typedNumber,
  note: sent.note,
  answer1: answer,
  answer2: answer,
  answer3: answer,
  answer4: answer,
  answer5: answer,
  // The question that each of them answers, so that a page can put it back there after the questions have changed.
  asked1: asked,
  asked2: asked,
  asked3: asked,
  asked4: asked,
  asked5: asked,
  hours: typedNumber,
  startsOn: day,
  stored: z.string(broken('text')).max(80, broken('text_most', 80)).default(''),
  key: id.optional(),
};

export const postApplicationForm = call({
  method: 'POST',
  path: '/opportunities/:opportunitySlug/application-forms',
  summary: 'Apply for an opportunity with a new file, in one form; the same key gets its first answer',
  access: 'adult',
  begins: true,
  foreign: 'answered',
  gone: 'opportunity_unknown',
  params: { opportunitySlug: id },
  form: applicationFields,
  answer: { status: 201, body: application, about: 'It is sent' },
  refusals: [
    ...applyRefusals,
    'message_file_empty',
    'message_file_too_large',
    'message_file_unsupported',
    'message_file_unreadable',
  ],
});

export const getPreparedApplication = call({
  method: 'GET',
  path: '/prepared-applications/:opportunitySlug',
  summary:
    'What the form of an application begins with: the terms, the member’s files, what keeps them from applying',
  access: 'adult',
  foreign: 'answered',
  gone: 'opportunity_unknown',
  params: {
    opportunitySlug: id,
    /** An earlier application of the member's own, whose words are taken over. */
    from: z.string(broken('id')).max(36, broken('id')).default(''),
  },
  answer: { status: 200, body: preparedApplication, about: 'Nothing is sent yet' },
  refusals: [],
});

export const listApplications = call({
  method: 'GET',
  path: '/account/applications',
  summary: 'What the member has applied for: what is open, or what is over',
  access: 'adult',
  params: { list: z.enum(['open', 'over'], broken('choice', 'open, over')).default('open'), after },
  answer: {
    status: 200,
    body: z.object({ applications: z.array(applicationRow), next: z.string() }),
    about: 'The newest first',
  },
  refusals: ['general_cursor_not_found'],
});

export const getApplication = call({
  method: 'GET',
  path: '/account/applications/:applicationId',
  summary: 'An application of the member’s own',
  access: 'adult',
  ...gone,
  params: { applicationId },
  answer: { status: 200, body: application, about: 'What was sent, how it stands and what has happened' },
  refusals: [],
});

export const patchApplication = call({
  method: 'PATCH',
  path: '/account/applications/:applicationId',
  summary: 'Change what was sent, based on a version of it, until the team has opened it',
  access: 'adult',
  ...gone,
  params: { applicationId, version, ...sent },
  answer: asItStands,
  refusals: [
    'application_over',
    'application_opened',
    'application_answer_missing',
    'application_start_late',
    'application_start_past',
    'conflict',
  ],
});

export const putWithdrawal = call({
  method: 'PUT',
  path: '/account/applications/:applicationId/withdrawal',
  summary: 'Take an application back: the team can no longer read it',
  access: 'adult',
  ...gone,
  params: { applicationId },
  answer: asItStands,
  refusals: ['application_over'],
});

export const putConfirmation = call({
  method: 'PUT',
  path: '/account/applications/:applicationId/confirmation',
  summary: 'Say yes to worse terms, by their number; what was set aside meanwhile is back',
  access: 'adult',
  ...gone,
  params: { applicationId, terms: z.int(broken('range', 1, 2 ** 31 - 1)) },
  answer: asItStands,
  refusals: ['application_over', 'conflict', 'applications_too_many', 'applications_too_many_unverified'],
});

export const listSimilarOpportunities = call({
  method: 'GET',
  path: '/account/applications/:applicationId/similar-opportunities',
  summary: 'Open opportunities like the one that an application was for',
  access: 'adult',
  ...gone,
  params: { applicationId },
  answer: {
    status: 200,
    body: z.object({ opportunities: z.array(listedOpportunity) }),
    about: 'Up to three',
  },
  refusals: [],
});

export const getApplicationFile = call({
  method: 'GET',
  path: '/application-files/:applicationId',
  summary:
    'The file of an application, for its sender and, while they may read it, the owners of its project',
  access: 'adult',
  foreign: 'application_file_unknown',
  gone: 'application_file_unknown',
  params: { applicationId },
  answer: { status: 200, body: 'bytes', about: 'The file as it was sent' },
  refusals: [],
});

export const putApplicationConversation = call({
  method: 'PUT',
  path: '/applications/:applicationId/conversation',
  summary:
    'The conversation of an open application, for its applicant and the owners of its project; begun where there is none',
  access: 'adult',
  ...gone,
  params: { applicationId },
  answer: { status: 200, body: conversation, about: 'How it stands' },
  refusals: ['application_over'],
});

export const putAcceptance = call({
  method: 'PUT',
  path: '/account/applications/:applicationId/acceptance',
  summary:
    'Accept an offer, based on the version of the application with which it was read; its seat stays held until the team confirms the joining',
  access: 'adult',
  ...gone,
  params: { applicationId: id, version },
  answer: asItStands,
  refusals: ['application_over', 'application_moved', 'conflict'],
});
