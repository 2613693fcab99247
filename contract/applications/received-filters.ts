import { applicationLimits } from './limits.ts';

/** So many hours a week at least. */
export const leastAppliedHours = ['4', '8', '16', '24', '40'] as const;

/** The stages that a board has columns for, from left to right. */
export const boardStages = [
  'submitted',
  'seen',
  'shortlisted',
  'interview',
  'offered',
  'accepted',
  'joined',
] as const;
export type BoardStage = (typeof boardStages)[number];

/** How many a board shows; more than that are in the list. */
export const boardMost = 300;

/** The moves of a board. Some are done at once, others need more words on the page of the application. */
export const boardMoves = ['shortlist', 'interview', 'offer', 'join', 'decline'] as const;
export type BoardMove = (typeof boardMoves)[number];

export const receivedSearchMost = applicationLimits.search;
