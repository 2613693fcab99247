import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const savedSearchHeld = {
  saved_searches: {
    group: 'others',
    policy: 'Saved items and notifications',
    name: 'Searches you save',
    holds:
      'The searches for new opportunities and projects that a member has saved, and what each search found last.',
    why: 'To search once a week and tell the member the result.',
    kept: 'Until the member deletes the search.',
  },
} satisfies ModuleHeld;
