import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { opportunityKinds } from '#rules/lists/kinds.ts';
import { optionalText } from '#rules/text/params.ts';
import { adminLimits } from '../administration/limits.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id, text } from '../ground/values.ts';
import { opportunityLimits, opportunityLists, opportunityStates, reviewReasons } from './limits.ts';
import { opportunity } from './shapes.ts';

const listed = z.object({
  $id: z.string(),
  slug: z.string(),
  state: z.enum(opportunityStates),
  kind: z.enum(opportunityKinds),
  title: z.string(),
  project: z.string(),
  $createdAt: date,
  about: z.enum(['', 'opportunity', 'edit']),
  reasons: z.array(z.enum(reviewReasons)),
  /** By when it is looked at; empty where it does not wait. */
  dueAt: date,
  isLate: z.boolean(),
});

const list = z.object({
  opportunities: z.array(listed),
  counts: z.record(z.enum(opportunityLists), z.int()),
  late: z.int(),
  next: z.string(),
});
export type DeskOpportunitiesBody = z.infer<typeof list>;

const one = z.object({
  $id: z.string(),
  slug: z.string(),
  state: z.enum(opportunityStates),
  version: z.int(),
  said: opportunity.shape.said,
  proposed: opportunity.shape.proposed,
  project: z.object({ $id: z.string(), slug: z.string(), name: z.string(), line: z.string() }),
  /** A name is empty where that member's account is gone. */
  askedBy: z.object({ $id: z.string(), name: z.string() }),
  review: opportunity.shape.review,
  /** The findings for which the screening held its texts. */
  findings: z.array(z.object({ part: z.string(), reason: z.string(), clause: z.string() })),
  before: z.array(
    z.object({ outcome: z.string(), reason: z.string(), decidedBy: z.string(), decidedAt: date }),
  ),
  removedFor: z.string(),
  /** Why this administrator cannot decide about it; empty where they can. */
  bar: z.enum(['', 'own']),
});
export type DeskOpportunityBody = z.infer<typeof one>;

const others = { foreign: 'answered', gone: 'opportunity_unknown' } as const;
const asItStands = { status: 200, body: one, about: 'As it stands now' } as const;

export const getDeskOpportunities = call({
  method: 'GET',
  path: '/admin/opportunities',
  summary:
    'Opportunities by part of their title or address: those that wait for review, those due first before; or all',
  access: 'administrator',
  right: 'reviews',
  params: {
    list: z.enum(opportunityLists, broken('choice', opportunityLists.join(', '))).default('waiting'),
    search: text(0, adminLimits.search).default(''),
    cursor,
  },
  answer: { status: 200, body: list, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getDeskOpportunity = call({
  method: 'GET',
  path: '/admin/opportunities/:opportunityId',
  summary: 'One opportunity with what holds it',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { opportunityId: id },
  answer: { status: 200, body: one, about: 'The place' },
  refusals: [],
});

export const putReviewDecision = call({
  method: 'PUT',
  path: '/admin/opportunities/:opportunityId/decision',
  summary: 'Let others see what waits for review, or return it for a reason that its team reads',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: {
    opportunityId: id,
    version: z.int(broken('range', 1, 2 ** 31 - 1)),
    verdict: z.enum(['approved', 'returned'], broken('choice', 'approved, returned')),
    reason: optionalText(opportunityLimits.reason.max).default(''),
  },
  answer: asItStands,
  refusals: [
    'conflict',
    'opportunity_own',
    'opportunity_reason_missing',
    'opportunity_seats_taken',
    'opportunity_terms_fixed',
  ],
});

export const putOpportunityRemoval = call({
  method: 'PUT',
  path: '/admin/opportunities/:opportunityId/removal',
  summary: 'Hide an opportunity from everyone except its team, for a reason that they read',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { opportunityId: id, reason: text(adminLimits.reason.min, adminLimits.reason.max) },
  answer: asItStands,
  refusals: ['conflict', 'opportunity_own'],
});
