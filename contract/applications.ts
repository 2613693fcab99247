import { z } from 'zod';
import { declineReasons, applicationLimits as limits, receivedLists } from './application-limits.ts';
import { offerLimits } from './application-offer-limits.ts';
import {
  application,
  applicationRow,
  preparedApplication,
  received,
  receivedRow,
} from './application-shapes.ts';
import { day } from './calendar/params.ts';
import { call } from './call.ts';
import { opportunityLimits } from './opportunity-limits.ts';
import { listedOpportunity } from './opportunity-shapes.ts';
import { broken } from './rules.ts';
import { longText, text } from './text/params.ts';
import { id } from './values.ts';

const gone = { foreign: 'application_unknown', gone: 'application_unknown' } as const;
const applicationId = id;
const receivedId = id;
const version = z.int(broken('range', 1, 2 ** 31 - 1));
const hours = broken('range', limits.hours.min, limits.hours.max);
const questions = broken('list_between', 0, opportunityLimits.questions);
const after = z.string(broken('cursor')).max(36, broken('cursor')).default('');

/** What an applicant sends, beside a file. */
const sent = {
  note: longText(limits.note.min, limits.note.max),
  answers: z.array(longText(1, limits.answer)).max(opportunityLimits.questions, questions).default([]),
  hours: z.int(hours).min(limits.hours.min, hours).max(limits.hours.max, hours),
  startsOn: day,
};
const asItStands = { status: 200, body: application, about: 'As it stands now' } as const;
const asReceived = { status: 200, body: received, about: 'As it stands now' } as const;

export const postApplication = call({
  method: 'POST',
  path: '/opportunities/:appliedSlug/applications',
  summary: 'Apply for a place, by the number of the terms that were read; the same key gets its first answer',
  access: 'adult',
  foreign: 'answered',
  gone: 'opportunity_unknown',
  params: {
    appliedSlug: id,
    terms: z.int(broken('range', 1, 2 ** 31 - 1)),
    ...sent,
    /** One of the member's own files, of which a copy is sent. */
    file: z.object({ bucketId: id, fileId: id }).nullable().default(null),
    key: id.optional(),
  },
  answer: { status: 201, body: application, about: 'It is sent' },
  refusals: [
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
    'applications_too_many',
    'applications_too_many_unverified',
    'conflict',
    'storage_file_not_found',
    'storage_bucket_not_found',
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
  summary: 'Change what was sent, based on a version of it, until somebody has opened it',
  access: 'adult',
  ...gone,
  params: { applicationId, version, ...sent },
  answer: asItStands,
  refusals: ['application_opened', 'application_answer_missing', 'application_start_late', 'conflict'],
});

export const putWithdrawal = call({
  method: 'PUT',
  path: '/account/applications/:applicationId/withdrawal',
  summary: 'Take an application back: nobody reads what was sent any more',
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
  refusals: ['application_over', 'conflict'],
});

export const listSimilarOpportunities = call({
  method: 'GET',
  path: '/account/applications/:applicationId/similar-opportunities',
  summary: 'Open places like the one that an application was for',
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
    'The file of an application, for whoever sent it and, while they may read it, the owners of its project',
  access: 'adult',
  foreign: 'application_file_unknown',
  gone: 'application_file_unknown',
  params: { applicationId },
  answer: { status: 200, body: 'bytes', about: 'The file as it was sent' },
  refusals: [],
});

export const listReceivedApplications = call({
  method: 'GET',
  path: '/account/opportunities/:opportunityId/applications',
  summary: 'The applications for a place of a project that the member owns: what waits, or one stage',
  access: 'adult',
  foreign: 'opportunity_unknown',
  gone: 'opportunity_unknown',
  params: {
    opportunityId: id,
    list: z.enum(receivedLists, broken('choice', receivedLists.join(', '))).default('open'),
    after,
  },
  answer: {
    status: 200,
    body: z.object({
      place: z.object({
        id: z.string(),
        title: z.string(),
        project: z.object({ slug: z.string(), name: z.string() }),
      }),
      applications: z.array(receivedRow),
      counts: z.record(z.enum(receivedLists), z.int()),
      next: z.string(),
    }),
    about: 'What was sent first comes first',
  },
  refusals: ['general_cursor_not_found'],
});

export const getReceivedApplication = call({
  method: 'GET',
  path: '/received-applications/:receivedId',
  summary: 'An application to a project that the member owns',
  access: 'adult',
  ...gone,
  params: { receivedId },
  answer: {
    status: 200,
    body: received,
    about: 'What was sent, while it is theirs to read; how it stands and what has happened',
  },
  refusals: [],
});

export const putOpening = call({
  method: 'PUT',
  path: '/received-applications/:receivedId/opening',
  summary: 'Note that an owner has opened an application',
  access: 'adult',
  ...gone,
  params: { receivedId },
  answer: { status: 204, body: null, about: 'It is noted, and was if it was before' },
  refusals: [],
});

export const putShortlisting = call({
  method: 'PUT',
  path: '/received-applications/:receivedId/shortlisting',
  summary: 'Put an application on the short list, based on a version of it',
  access: 'adult',
  ...gone,
  params: { receivedId, version },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'conflict'],
});

export const putDecline = call({
  method: 'PUT',
  path: '/received-applications/:receivedId/decline',
  summary: 'Decline an application with a reason, based on a version of it; it is told in ten minutes',
  access: 'adult',
  ...gone,
  params: {
    receivedId,
    version,
    reason: z.enum(declineReasons, broken('choice', declineReasons.join(', '))),
    words: longText(0, limits.words).default(''),
  },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'application_words_missing', 'conflict'],
});

export const putOffer = call({
  method: 'PUT',
  path: '/received-applications/:receivedId/offer',
  summary:
    'Offer the place to an applicant, based on a version of the application; it holds a seat until it is answered',
  access: 'adult',
  ...gone,
  params: {
    receivedId,
    version,
    title: text(offerLimits.title),
    startsOn: day,
    hours: sent.hours,
    terms: longText(0, offerLimits.terms).default(''),
    /** The last day for the answer; empty for five days from now. */
    answerOn: z.union([z.literal(''), day], broken('day')).default(''),
  },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'conflict', 'opportunity_full', 'offer_day'],
});

export const deleteOffer = call({
  method: 'DELETE',
  path: '/received-applications/:offeredId/offer',
  summary: 'Take an offer back that is not answered yet',
  access: 'adult',
  ...gone,
  params: { offeredId: id },
  answer: asReceived,
  refusals: ['application_over', 'application_moved'],
});

export const putAcceptance = call({
  method: 'PUT',
  path: '/account/applications/:offerId/acceptance',
  summary: 'Accept an offer; its seat stays held until the team confirms the joining',
  access: 'adult',
  ...gone,
  params: { offerId: id },
  answer: asItStands,
  refusals: ['application_over', 'application_moved'],
});

export const putJoining = call({
  method: 'PUT',
  path: '/received-applications/:acceptedId/joining',
  summary: 'Confirm that whoever has accepted has joined: they are in the team',
  access: 'adult',
  ...gone,
  params: { acceptedId: id },
  answer: asReceived,
  refusals: ['application_over', 'application_moved'],
});

export const deleteHeldSeat = call({
  method: 'DELETE',
  path: '/received-applications/:lateId/seat',
  summary: 'Free the seat of somebody who has accepted and not joined in 14 days after the start',
  access: 'adult',
  ...gone,
  params: { lateId: id },
  answer: asReceived,
  refusals: ['application_over', 'application_moved'],
});

export const deleteDecline = call({
  method: 'DELETE',
  path: '/received-applications/:receivedId/decline',
  summary: 'Undo a decline that is not told yet',
  access: 'adult',
  ...gone,
  params: { receivedId },
  answer: asReceived,
  refusals: ['application_over'],
});
