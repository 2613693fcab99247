import type { OpportunityState } from '#contract/opportunities/limits.ts';

export const opportunityStates: Record<OpportunityState, { sign: string; word: string }> = {
  draft: { sign: '○', word: 'Draft' },
  review: { sign: '◐', word: 'In review' },
  live: { sign: '✓', word: 'Open' },
  paused: { sign: '○', word: 'Paused' },
  filled: { sign: '✓', word: 'Filled' },
  closed: { sign: '○', word: 'Closed' },
  expired: { sign: '○', word: 'Expired' },
  removed: { sign: '!', word: 'Removed' },
};
