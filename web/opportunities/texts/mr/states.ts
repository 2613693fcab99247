import type { OpportunityState } from '#contract/opportunities/limits.ts';

export const opportunityStates: Record<OpportunityState, { sign: string; word: string }> = {
  draft: { sign: '○', word: 'मसुदा' },
  review: { sign: '◐', word: 'तपासणीत' },
  live: { sign: '✓', word: 'खुली' },
  paused: { sign: '○', word: 'थांबवलेली' },
  filled: { sign: '✓', word: 'भरली' },
  closed: { sign: '○', word: 'बंद' },
  expired: { sign: '○', word: 'मुदत संपली' },
  removed: { sign: '!', word: 'काढून टाकली' },
};
