import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const cofounderHeld = {
  cofounder_searches: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'Your search for a co-founder',
    holds: 'What a member wants to begin, brings and asks of the other, and a removal.',
    why: 'To let members who fit each other both ways find each other.',
    kept: 'Until the member deletes it, or as long as the account.',
  },
  cofounder_reviews: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'Reviews of your search',
    holds: 'Which words held the text, and the decision.',
    why: 'To prevent demands for money, gender, age, religion or caste.',
    kept: 'As long as the search.',
  },
  cofounder_changes: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'Changes of your search',
    holds: 'When a search was changed, and its split.',
    why: 'To limit changes: many would tell private answers of others.',
    kept: '14 days, also after the search is deleted.',
  },
  cofounder_matching: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'Your search as it is compared',
    holds: 'Facts and criteria of a search, as numbers.',
    why: 'To find quickly who fits both ways.',
    kept: 'As long as the search is on.',
  },
} satisfies ModuleHeld;
