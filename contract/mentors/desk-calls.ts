import { z } from 'zod';
import { optionalText } from '#rules/text/params.ts';
import { listedTextReview, shownTextReview, textReviewLists } from '../administration/text-reviews.ts';
import { call } from '../ground/call.ts';
import { cursor, id } from '../ground/values.ts';
import { mentorKinds, mentorLimits, mentorStates } from './limits.ts';
import { choices } from './params.ts';
import { mentorSaid } from './shapes.ts';

const list = z.object({
  reviews: z.array(listedTextReview(mentorStates)),
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
  ...shownTextReview,
  mentor: z.object({ $id: z.string(), name: z.string() }),
  state: z.enum(mentorStates),
  said: mentorSaid,
  proposed: mentorSaid.nullable(),
});
export type DeskMentorBody = z.infer<typeof one>;

const others = { foreign: 'answered', gone: 'mentor_review_unknown' } as const;

export const getMentorReviews = call({
  method: 'GET',
  path: '/admin/mentor-reviews',
  summary: 'Mentor pages that wait for review, those due first before; or those decided',
  access: 'administrator',
  right: 'reviews',
  params: { list: z.enum(textReviewLists, choices(textReviewLists)).default('waiting'), cursor },
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
