import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { opportunity } from '../opportunities/shapes.ts';
import { declineReasons, applicationLimits as limits } from './limits.ts';

// Decisions of a project's owners about several applications for one opportunity at a time.

const ofOpportunity = { foreign: 'opportunity_unknown', gone: 'opportunity_unknown' } as const;
const version = z.int(broken('range', 1, 2 ** 31 - 1));
const several = broken('list_between', 1, limits.decidedAtOnce);
const reason = z.enum(declineReasons, broken('choice', declineReasons.join(', ')));
const words = longText(0, limits.words).default('');
const based = z.object({ id, version });

const decidedCodes = ['application_unknown', 'application_over', 'application_moved', 'conflict'] as const;
export type DecidedCode = (typeof decidedCodes)[number];

/** The applications that were decided, and those left as they were, each with its refusal. */
const decided = z.object({
  decided: z.array(z.string()),
  left: z.array(z.object({ id: z.string(), code: z.enum(decidedCodes) })),
});
export type Decided = z.infer<typeof decided>;
/** `ended`: undone decisions whose application has ended with its opportunity instead. */
const undone = decided.extend({ ended: z.array(z.string()) });
export type Undone = z.infer<typeof undone>;
const asDecided = { status: 200, body: decided, about: 'What has moved on meanwhile is left' } as const;

export const putDeclines = call({
  method: 'PUT',
  path: '/account/opportunities/:opportunityId/declines',
  summary:
    'Decline several applications with one reason, each based on a version of it; they are told in ten minutes',
  access: 'adult',
  ...ofOpportunity,
  params: {
    opportunityId: id,
    applications: z.array(based).min(1, several).max(limits.decidedAtOnce, several),
    reason,
    words,
  },
  answer: asDecided,
  refusals: ['application_words_missing'],
});

export const putUndoneDeclines = call({
  method: 'PUT',
  path: '/account/opportunities/:opportunityId/undone-declines',
  summary: 'Undo several declines that are not told yet',
  access: 'adult',
  ...ofOpportunity,
  params: { opportunityId: id, ids: z.array(id).min(1, several).max(limits.decidedAtOnce, several) },
  answer: { ...asDecided, body: undone },
  refusals: [],
});

export const putDecidedClosure = call({
  method: 'PUT',
  path: '/account/opportunities/:opportunityId/decided-closure',
  summary:
    'Close an opportunity for good and decline those who are named, with one reason; all others end with it',
  access: 'adult',
  ...ofOpportunity,
  params: {
    opportunityId: id,
    applications: z
      .array(based)
      .max(limits.decidedAtOnce, broken('list_between', 0, limits.decidedAtOnce))
      .default([]),
    reason: reason.default('other'),
    words,
  },
  answer: { status: 200, body: opportunity, about: 'It is closed' },
  refusals: ['opportunity_closed', 'application_moved', 'application_words_missing', 'conflict'],
});
