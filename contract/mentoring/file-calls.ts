import { instant } from '#rules/calendar/params.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { longText, optionalText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { postMentoringRequest } from './calls.ts';
import { session } from './shapes.ts';

/** As a form without scripts sends it: links a line each. */
export const requestFields = {
  startsAt: instant,
  topic: text(limits.topic),
  question: longText(limits.question.min, limits.question.max),
  links: longText(0, 2000).default(''),
  projectSlug: optionalText(limits.topic).default(''),
};

export const postMentoringRequestForm = call({
  method: 'POST',
  path: '/mentors/:personId/session-forms',
  summary: 'Ask a mentor for a session at a slot with up to three files and links, in one form',
  access: 'adult',
  begins: true,
  foreign: 'answered',
  gone: 'mentoring_mentor_unknown',
  params: { personId: id },
  form: requestFields,
  answer: { status: 201, body: session, about: 'The request; the one from before where it was sent already' },
  refusals: [
    ...postMentoringRequest.refusals,
    'message_file_empty',
    'message_file_too_large',
    'message_file_unsupported',
    'message_file_unreadable',
  ],
});

export const getMentoringFile = call({
  method: 'GET',
  path: '/mentoring-files/:fileId',
  summary: 'A file that came with the question of a session, for its two sides',
  access: 'adult',
  foreign: 'mentoring_unknown',
  gone: 'mentoring_unknown',
  params: { fileId: id },
  answer: { status: 200, body: 'bytes', about: 'The file as it was sent' },
  refusals: [],
});
