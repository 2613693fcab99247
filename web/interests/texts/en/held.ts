import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const interestHeld = {
  interests: {
    group: 'others',
    policy: 'Your page',
    name: 'Your interests',
    holds: 'What a member looks for and can give, and for what they may be asked.',
    why: 'To show the member to others.',
    kept: 'Until the member deletes them.',
  },
  introduction_promises: {
    group: 'others',
    policy: 'Your account',
    name: 'Your promise to founders',
    holds: 'When a member made it.',
    why: 'To know who may ask projects.',
    kept: 'As long as the account.',
  },
} satisfies ModuleHeld;
