import { z } from 'zod';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id } from '../ground/values.ts';
import { mentorKinds, mentorLimits, mentorStates } from './limits.ts';
import { choices } from './params.ts';
import { mentorSaid } from './shapes.ts';

const lists = ['waiting', 'decided'] as const;
export type MentorReviewList = (typeof lists)[number];

const listed = z.object({
  $id: z.string(),
  name: z.string(),
  state: z.enum(mentorStates),
  opens: z.boolean(),
  outcome: z.string(),
  askedAt: date,
  dueAt: date,
  isLate: z.boolean(),
});

const list = z.object({
  reviews: z.array(listed),
  counts: z.object({ waiting: z.int(), decided: z.int(), open: z.int(), paused: z.int() }),
  late: z.int(),
  /** Of each kind: open pages that offer it, requests that wait, what is ahead, and what lapsed in the last 30 days. */
  kinds: z.array(
    z.object({
      kind: z.enum(mentorKinds),
      pages: z.int(),
      waiting: z.int(),
      ahead: z.int(),
      lapsed: z.int(),
    }),
  ),
  next: z.string(),
});
export type DeskMentorsBody = z.infer<typeof list>;

const one = z.object({
  $id: z.string(),
  mentor: z.object({ $id: z.string(), name: z.string() }),
  state: z.enum(mentorStates),
  version: z.int(),
  said: mentorSaid,
  proposed: mentorSaid.nullable(),
  opens: z.boolean(),
  findings: z.array(z.object({ part: z.string(), reason: z.string(), clause: z.string() })),
  outcome: z.enum(['waiting', 'approved', 'returned', 'taken_back']),
  reason: z.string(),
  askedAt: date,
  dueAt: date,
  isLate: z.boolean(),
  /** Why this administrator cannot decide about it; empty where they can. */
  bar: z.enum(['', 'own']),
});
export type DeskMentorBody = z.infer<typeof one>;

const others = { foreign: 'answered', gone: 'mentor_review_unknown' } as const;

export const getMentorReviews = call({
  method: 'GET',
  path: '/admin/mentor-reviews',
  summary: 'Mentor pages that wait for review, those due first before; or those decided',
  access: 'administrator',
  right: 'reviews',
  params: { list: z.enum(lists, choices(lists)).default('waiting'), cursor },
  answer: { status: 200, body: list, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getMentorReview = call({
  method: 'GET',
  path: '/admin/mentor-reviews/:reviewId',
  summary: 'One mentor page with the words that hold it',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { reviewId: id },
  answer: { status: 200, body: one, about: 'The page and its review' },
  refusals: [],
});

export const putMentorReviewDecision = call({
  method: 'PUT',
  path: '/admin/mentor-reviews/:reviewId/decision',
  summary: 'Let others read the text that waits, or return it for a reason that the mentor reads',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: {
    reviewId: id,
    version: z.int(),
    verdict: z.enum(['approved', 'returned'], choices(['approved', 'returned'])),
    reason: optionalText(mentorLimits.reason.max).default(''),
  },
  answer: { status: 200, body: one, about: 'As it stands now' },
  refusals: ['conflict', 'mentor_own_review', 'mentor_reason_missing'],
});
