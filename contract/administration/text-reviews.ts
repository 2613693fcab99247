import { z } from 'zod';
import { date } from '../ground/values.ts';

/** The lists of texts that staff read before others do. */
export const textReviewLists = ['waiting', 'decided'] as const;
export type TextReviewList = (typeof textReviewLists)[number];

/** A review in a list, with the state of its thing. */
export const listedTextReview = <State extends string>(states: readonly [State, ...State[]]) =>
  z.object({
    $id: z.string(),
    name: z.string(),
    state: z.enum(states),
    opens: z.boolean(),
    outcome: z.string(),
    askedAt: date,
    dueAt: date,
    isLate: z.boolean(),
  });

/** One review, to be shown with the thing that it is about. */
export const shownTextReview = {
  $id: z.string(),
  version: z.int(),
  opens: z.boolean(),
  findings: z.array(z.object({ part: z.string(), reason: z.string(), clause: z.string() })),
  outcome: z.enum(['waiting', 'approved', 'returned', 'taken_back']),
  reason: z.string(),
  askedAt: date,
  dueAt: date,
  isLate: z.boolean(),
  /** Why this administrator cannot decide about it; empty where they can. */
  bar: z.enum(['', 'own']),
};

const one = z.object(shownTextReview);
export type TextReviewBody = z.infer<typeof one>;
