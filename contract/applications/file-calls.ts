import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { application } from './shapes.ts';

// The file of a sent application. The applicant can replace it until an owner has opened it.

const gone = { foreign: 'application_unknown', gone: 'application_unknown' } as const;
const asItStands = { status: 200, body: application, about: 'As it stands now' } as const;
const changing = [
  'application_over',
  'application_opened',
  'conflict',
  'storage_file_not_found',
  'storage_bucket_not_found',
] as const;

export const putApplicationFile = call({
  method: 'PUT',
  path: '/account/applications/:applicationId/file',
  summary:
    'Send another of the member’s own files with an application, or none, based on a version of it, until the team has opened it',
  access: 'adult',
  ...gone,
  params: {
    applicationId: id,
    version: z.int(broken('range', 1, 2 ** 31 - 1)),
    /** Null sends it without a file. */
    file: z.object({ bucketId: id, fileId: id }).nullable().default(null),
  },
  answer: asItStands,
  refusals: changing,
});

/** As a form sends them: a file of the member’s own as `bucket/id`, or that none is to go along. */
export const applicationFileFields = {
  version: z.string(broken('missing')).max(20, broken('text_most', 20)),
  stored: z.string(broken('text')).max(80, broken('text_most', 80)).default(''),
  remove: z.enum(['', 'yes'], broken('choice', 'yes')).default(''),
};

export const postApplicationFileForm = call({
  method: 'POST',
  path: '/account/applications/:applicationId/file-forms',
  summary: 'Send a new file with an application in place of the one that it has, in one form',
  access: 'adult',
  ...gone,
  params: { applicationId: id },
  form: applicationFileFields,
  answer: asItStands,
  refusals: [
    ...changing,
    'application_file_missing',
    'message_file_empty',
    'message_file_too_large',
    'message_file_unsupported',
    'message_file_unreadable',
  ],
});
