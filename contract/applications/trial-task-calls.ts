import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText, webAddress } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { applicationLimits as limits } from './limits.ts';
import { application, received } from './shapes.ts';

// The trial task of an opportunity: an owner asks for it once, and the applicant hands in the result.

const gone = { foreign: 'application_unknown', gone: 'application_unknown' } as const;
const links = broken('list_between', 0, limits.trialLinks);
const text = longText(0, limits.trialText).default('');
const handingIn = ['application_over', 'application_moved', 'trial_empty'] as const;
const ownFile = ['storage_file_not_found', 'storage_bucket_not_found'] as const;
const asItStands = { status: 200, body: application, about: 'As it stands now' } as const;

export const putTrial = call({
  method: 'PUT',
  path: '/received-applications/:applicationId/trial',
  summary:
    'Ask an applicant on the short list for the trial task that the opportunity names, once; they have seven days',
  access: 'adult',
  ...gone,
  params: { applicationId: id, version: z.int(broken('range', 1, 2 ** 31 - 1)) },
  answer: { status: 200, body: received, about: 'As it stands now' },
  refusals: ['application_over', 'application_moved', 'conflict'],
});

export const putTrialResult = call({
  method: 'PUT',
  path: '/account/applications/:applicationId/trial-result',
  summary: 'Hand in the result of a trial task: words, links or a copy of one of the member’s own files',
  access: 'adult',
  ...gone,
  params: {
    applicationId: id,
    text,
    links: z.array(webAddress, links).max(limits.trialLinks, links).default([]),
    file: z.object({ bucketId: id, fileId: id }).nullable().default(null),
  },
  answer: asItStands,
  refusals: [...handingIn, ...ownFile],
});

/** As a form without scripts sends them: links a line each, and one of the member’s own files as `bucket/id`. */
export const trialFields = {
  text,
  links: longText(0, limits.trialText).default(''),
  stored: z.string(broken('text')).max(80, broken('text')).default(''),
};

export const postTrialForm = call({
  method: 'POST',
  path: '/account/applications/:applicationId/trial-forms',
  summary: 'Hand in what came of a trial task with a new file, in one form',
  access: 'adult',
  ...gone,
  params: { applicationId: id },
  form: trialFields,
  answer: asItStands,
  refusals: [
    ...handingIn,
    ...ownFile,
    'trial_links',
    'message_file_empty',
    'message_file_too_large',
    'message_file_unsupported',
    'message_file_unreadable',
  ],
});

export const getTrialFile = call({
  method: 'GET',
  path: '/application-trial-files/:applicationId',
  summary:
    'The file that was handed in for a trial task, for its sender and, while they may read it, the owners of its project',
  access: 'adult',
  foreign: 'application_file_unknown',
  gone: 'application_file_unknown',
  params: { applicationId: id },
  answer: { status: 200, body: 'bytes', about: 'The file as it was handed in' },
  refusals: [],
});
