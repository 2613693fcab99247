import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { introductionDeclines } from '#rules/introductions/introduction-states.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import { longText } from '#rules/text/params.ts';
import { introductionPurposes, introductionRefusals } from '../collected.ts';
import { call } from '../ground/call.ts';
import { introductionShownKinds } from '../ground/introduction-purpose.ts';
import { id } from '../ground/values.ts';
import { introductionLists } from './limits.ts';
import { introduction, introductionRow } from './shapes.ts';

const ofMember = { foreign: 'introduction_unknown', gone: 'introduction_unknown' } as const;
const choice = (values: readonly string[]) => broken('choice', values.join(', '));
const asItStands = { status: 200, body: introduction, about: 'As it stands now' } as const;
const unknownReceiver = broken('text_most', 100);

/** A member by their handle, or a project by its slug: the other one stays empty. */
const receiver = {
  purpose: z.enum(introductionPurposes, choice(introductionPurposes)),
  handle: z.string(unknownReceiver).max(100, unknownReceiver).default(''),
  slug: z.string(unknownReceiver).max(100, unknownReceiver).default(''),
};

export const getIntroductionStart = call({
  method: 'GET',
  path: '/introduction-start',
  summary: 'Whom a request for an introduction would ask, what it can show, and why it cannot be sent now',
  access: 'adult',
  params: receiver,
  answer: {
    status: 200,
    body: z.object({
      purpose: receiver.purpose,
      name: z.string(),
      handle: z.string(),
      slug: z.string(),
      shows: z.array(z.enum(introductionShownKinds)),
      /** The projects that the caller owns and can show. */
      projects: z.array(z.object({ slug: z.string(), name: z.string() })),
      /** The request between the two that waits; empty without one. */
      waitingId: z.string(),
      /** The other side asks for the same: to ask is to accept. */
      isAskedBack: z.boolean(),
      /** The refusal that a request would get now, with its day or its seconds; empty where it would get none. */
      bar: z.string(),
      barOn: z.string(),
      barSeconds: z.int(),
    }),
    about: 'The beginning of the form',
  },
  refusals: ['introduction_receiver_unknown', 'introduction_purpose'],
});

export const postIntroduction = call({
  method: 'POST',
  path: '/introductions',
  summary:
    'Ask a member, or the owners of a project, to talk; where they ask for the same, this accepts. The same key gets its first answer',
  access: 'adult',
  begins: true,
  params: {
    ...receiver,
    shown: z.enum(introductionShownKinds, choice(introductionShownKinds)),
    /** The own project that is shown; empty without one. */
    projectSlug: z.string(unknownReceiver).max(100, unknownReceiver).default(''),
    note: longText(limits.note.min, limits.note.max),
    key: id,
  },
  answer: { status: 201, body: introduction, about: 'The request, or the one that it accepted' },
  refusals: [
    'introduction_purpose',
    'introduction_own',
    'introduction_not_verified',
    'introduction_gone',
    'introduction_shown',
    'introduction_waits',
    'introduction_rests',
    'introduction_over',
    'introductions_too_many',
    'introductions_project_many',
    'introductions_full',
    'requests_too_many',
    'person_away',
    ...introductionRefusals,
  ],
});

export const listIntroductions = call({
  method: 'GET',
  path: '/account/introductions',
  summary:
    'Requests for introductions: those that wait for the member, those that wait for others, or past ones',
  access: 'adult',
  params: {
    list: z.enum(introductionLists, choice(introductionLists)).default('for_me'),
    after: z.string(broken('cursor')).max(60, broken('cursor')).default(''),
  },
  answer: {
    status: 200,
    body: z.object({ introductions: z.array(introductionRow), next: z.string() }),
    about: 'Twenty of them, the newest first',
  },
  refusals: ['general_cursor_not_found'],
});

export const getIntroduction = call({
  method: 'GET',
  path: '/account/introductions/:requestId',
  summary: 'A request for an introduction, as asker or asked',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  answer: { status: 200, body: introduction, about: 'The request' },
  refusals: [],
});

export const putIntroductionAcceptance = call({
  method: 'PUT',
  path: '/account/introductions/:requestId/acceptance',
  summary: 'Say yes: the note becomes a message of the conversation of the two sides',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  answer: asItStands,
  refusals: ['introduction_over', 'introduction_gone'],
});

export const putIntroductionDecline = call({
  method: 'PUT',
  path: '/account/introductions/:requestId/decline',
  summary: 'Say no with a reason, which the asker reads',
  access: 'adult',
  ...ofMember,
  params: {
    requestId: id,
    reason: z.enum(introductionDeclines, choice(introductionDeclines)),
    words: longText(0, limits.words).default(''),
  },
  answer: asItStands,
  refusals: ['introduction_over'],
});

export const putIntroductionWithdrawal = call({
  method: 'PUT',
  path: '/account/introductions/:requestId/withdrawal',
  summary: 'Take a waiting request back',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  answer: asItStands,
  refusals: ['introduction_over'],
});
