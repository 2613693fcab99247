import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const interestHeld = {
  interests: {
    group: 'others',
    policy: 'Your page',
    name: 'Your interests as an investor or professional',
    holds:
      'Sectors, stages and districts, what the member can give, and for what owners of projects may ask.',
    why: 'To show them to the owners of projects.',
    kept: 'Until the member deletes them.',
  },
  introduction_promises: {
    group: 'others',
    policy: 'Your account',
    name: 'Your promise to ask no founder for money',
    holds: 'When a member made this promise.',
    why: 'Only members who have promised it can ask projects.',
    kept: 'As long as the account.',
  },
} satisfies ModuleHeld;
