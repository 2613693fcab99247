import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const interestHeld = {
  interests: {
    group: 'others',
    policy: 'Your page',
    name: 'Your interests as an investor or industry professional',
    holds:
      'The sectors, stages and districts that interest a member, what they can give, and for what owners of projects may ask them.',
    why: 'To show owners whom they ask, and members which projects fit them.',
    kept: 'Until the member deletes them.',
  },
  introduction_promises: {
    group: 'others',
    policy: 'Your account',
    name: 'Your promise to ask no founder for money',
    holds: 'When a member made this promise.',
    why: 'To let only members ask projects for an introduction who have promised it.',
    kept: 'As long as the account.',
  },
} satisfies ModuleHeld;
