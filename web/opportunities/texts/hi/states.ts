import type { OpportunityState } from '#contract/opportunities/limits.ts';

export const opportunityStates: Record<OpportunityState, { sign: string; word: string }> = {
  draft: { sign: '○', word: 'ड्राफ़्ट' },
  review: { sign: '◐', word: 'समीक्षा में' },
  live: { sign: '✓', word: 'खुला' },
  paused: { sign: '○', word: 'रोका हुआ' },
  filled: { sign: '✓', word: 'भर गया' },
  closed: { sign: '○', word: 'बंद' },
  expired: { sign: '○', word: 'समय बीत गया' },
  removed: { sign: '!', word: 'हटाया गया' },
};
