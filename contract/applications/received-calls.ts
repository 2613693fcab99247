import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { longText, optionalText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { declineReasons, applicationLimits as limits, receivedLists } from './limits.ts';
import { offerLimits } from './offer-limits.ts';
import { boardStages, leastAppliedHours } from './received-filters.ts';
import { received, receivedRow } from './shapes.ts';

const gone = { foreign: 'application_unknown', gone: 'application_unknown' } as const;
const applicationId = id;
const version = z.int(broken('range', 1, 2 ** 31 - 1));
const hours = broken('range', limits.hours.min, limits.hours.max);
const after = z.string(broken('cursor')).max(36, broken('cursor')).default('');
const yes = z.enum(['', 'yes'], broken('choice', 'yes')).default('');
const asReceived = { status: 200, body: received, about: 'As it stands now' } as const;

/** The filters of a list or a board. */
const filters = {
  search: optionalText(limits.search).default(''),
  turn: yes,
  verified: yes,
  hours: z.enum(['', ...leastAppliedHours], broken('choice', leastAppliedHours.join(', '))).default(''),
};

/** How many are in each list. */
const counts = z.object({
  open: z.int(),
  submitted: z.int(),
  seen: z.int(),
  shortlisted: z.int(),
  interview: z.int(),
  offered: z.int(),
  accepted: z.int(),
  joined: z.int(),
  leaving: z.int(),
  over: z.int(),
});

export const listReceivedApplications = call({
  method: 'GET',
  path: '/account/opportunities/:opportunityId/applications',
  summary: 'The applications for an opportunity of a project that the member owns: what waits, or one stage',
  access: 'adult',
  foreign: 'opportunity_unknown',
  gone: 'opportunity_unknown',
  params: {
    opportunityId: id,
    list: z.enum(receivedLists, broken('choice', receivedLists.join(', '))).default('open'),
    ...filters,
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
      counts,
      next: z.string(),
    }),
    about: 'What was sent first comes first',
  },
  refusals: ['general_cursor_not_found'],
});

export const getApplicationBoard = call({
  method: 'GET',
  path: '/account/opportunities/:opportunityId/application-board',
  summary:
    'The applications for an opportunity of a project that the member owns, by stage: what is open, and who has joined',
  access: 'adult',
  foreign: 'opportunity_unknown',
  gone: 'opportunity_unknown',
  params: { opportunityId: id, ...filters },
  answer: {
    status: 200,
    body: z.object({
      place: z.object({ id: z.string(), title: z.string() }),
      columns: z.array(z.object({ stage: z.enum(boardStages), applications: z.array(receivedRow) })),
      /** More are open than a board shows. */
      isCut: z.boolean(),
    }),
    about: 'In each column who has waited longest comes first',
  },
  refusals: [],
});

export const getReceivedApplication = call({
  method: 'GET',
  path: '/received-applications/:applicationId',
  summary: 'An application to a project that the member owns',
  access: 'adult',
  ...gone,
  params: { applicationId },
  answer: {
    status: 200,
    body: received,
    about: 'What was sent, while it is theirs to read; how it stands and what has happened',
  },
  refusals: [],
});

export const putOpening = call({
  method: 'PUT',
  path: '/received-applications/:applicationId/opening',
  summary: 'Note that an owner has opened an application',
  access: 'adult',
  ...gone,
  params: { applicationId },
  answer: { status: 204, body: null, about: 'It is noted, and was if it was before' },
  refusals: [],
});

export const putShortlisting = call({
  method: 'PUT',
  path: '/received-applications/:applicationId/shortlisting',
  summary: 'Put an application on the short list, based on a version of it',
  access: 'adult',
  ...gone,
  params: { applicationId, version },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'conflict'],
});

export const putDecline = call({
  method: 'PUT',
  path: '/received-applications/:applicationId/decline',
  summary: 'Decline an application with a reason, based on a version of it; it is told in ten minutes',
  access: 'adult',
  ...gone,
  params: {
    applicationId,
    version,
    reason: z.enum(declineReasons, broken('choice', declineReasons.join(', '))),
    words: longText(0, limits.words).default(''),
  },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'application_words_missing', 'conflict'],
});

export const putOffer = call({
  method: 'PUT',
  path: '/received-applications/:applicationId/offer',
  summary:
    'Offer the opportunity to an applicant, based on a version of the application; it holds a seat until it is answered',
  access: 'adult',
  ...gone,
  params: {
    applicationId,
    version,
    title: text(offerLimits.title),
    startsOn: day,
    hours: z.int(hours).min(limits.hours.min, hours).max(limits.hours.max, hours),
    terms: longText(0, offerLimits.terms).default(''),
    /** The last day for the answer; empty for five days from now. */
    answerOn: z.union([z.literal(''), day], broken('day')).default(''),
  },
  answer: asReceived,
  refusals: [
    'application_over',
    'application_moved',
    'application_offers_many',
    'conflict',
    'opportunity_full',
    'offer_day',
    'offer_start',
  ],
});

export const deleteOffer = call({
  method: 'DELETE',
  path: '/received-applications/:applicationId/offer',
  summary: 'Take an offer back that is not answered yet, based on a version of the application',
  access: 'adult',
  ...gone,
  params: { applicationId: id, version },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'conflict'],
});

export const putJoining = call({
  method: 'PUT',
  path: '/received-applications/:applicationId/joining',
  summary:
    'Confirm that a person who has accepted has joined, based on a version of the application: they are in the team',
  access: 'adult',
  ...gone,
  params: { applicationId: id, version },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'conflict'],
});

export const deleteHeldSeat = call({
  method: 'DELETE',
  path: '/received-applications/:applicationId/seat',
  summary:
    'Free the seat of a person who has accepted and not joined in 14 days after the start, based on a version',
  access: 'adult',
  ...gone,
  params: { applicationId: id, version },
  answer: asReceived,
  refusals: ['application_over', 'application_moved', 'conflict'],
});

export const deleteDecline = call({
  method: 'DELETE',
  path: '/received-applications/:applicationId/decline',
  summary: 'Undo a decline that is not told yet',
  access: 'adult',
  ...gone,
  params: { applicationId },
  answer: asReceived,
  refusals: ['application_over'],
});
