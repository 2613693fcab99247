import { z } from 'zod';
import { optionalText } from '#rules/text/params.ts';
import { listedTextReview, shownTextReview, textReviewLists } from '../administration/text-reviews.ts';
import { call } from '../ground/call.ts';
import { cursor, id } from '../ground/values.ts';
import { cofounderLimits, searchStates } from './limits.ts';
import { choices } from './params.ts';

const list = z.object({
  reviews: z.array(listedTextReview(searchStates)),
  counts: z.object({ waiting: z.int(), decided: z.int(), on: z.int(), paused: z.int() }),
  /** Requests to begin together of the last 30 days. */
  asked: z.int(),
  accepted: z.int(),
  late: z.int(),
  next: z.string(),
});
export type DeskSearchesBody = z.infer<typeof list>;

const texts = z.object({ begin: z.string(), bring: z.string() });

const one = z.object({
  ...shownTextReview,
  searcher: z.object({ $id: z.string(), name: z.string() }),
  state: z.enum(searchStates),
  said: texts,
  proposed: texts.nullable(),
});
export type DeskSearchBody = z.infer<typeof one>;

const others = { foreign: 'answered', gone: 'cofounder_review_unknown' } as const;

export const getSearchReviews = call({
  method: 'GET',
  path: '/admin/cofounder-reviews',
  summary: 'Searches for co-founders that wait for review, those due first before; or those decided',
  access: 'administrator',
  right: 'reviews',
  params: { list: z.enum(textReviewLists, choices(textReviewLists)).default('waiting'), cursor },
  answer: { status: 200, body: list, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getSearchReview = call({
  method: 'GET',
  path: '/admin/cofounder-reviews/:reviewId',
  summary: 'The texts of one search with the words that hold them',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { reviewId: id },
  answer: { status: 200, body: one, about: 'The texts and their review' },
  refusals: [],
});

export const putSearchReviewDecision = call({
  method: 'PUT',
  path: '/admin/cofounder-reviews/:reviewId/decision',
  summary: 'Let others read the texts that wait, or return them for a reason that the member reads',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: {
    reviewId: id,
    version: z.int(),
    verdict: z.enum(['approved', 'returned'], choices(['approved', 'returned'])),
    reason: optionalText(cofounderLimits.reason.max).default(''),
  },
  answer: { status: 200, body: one, about: 'As it stands now' },
  refusals: ['conflict', 'cofounder_own_review', 'cofounder_reason_missing'],
});
