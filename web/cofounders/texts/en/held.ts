import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const cofounderHeld = {
  cofounder_searches: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'Your search for a co-founder',
    holds: 'The search, and a removal of it.',
    why: 'To find who fits both ways.',
    kept: 'Until the member deletes it.',
  },
  cofounder_reviews: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'Reviews of your search',
    holds: 'The words that held it, and the decision.',
    why: 'To prevent demands for money or a caste.',
    kept: 'As long as the search.',
  },
  cofounder_changes: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'Changes of your search',
    holds: 'When it was changed, and its split.',
    why: 'To limit changes.',
    kept: '14 days.',
  },
  cofounder_matching: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'Your search in numbers',
    holds: 'Search and profile, in numbers.',
    why: 'To find who fits both ways.',
    kept: 'While the search is on.',
  },
} satisfies ModuleHeld;
