import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const firstDayHeld = {
  first_steps_put_away: {
    group: 'account',
    policy: 'Your account',
    name: 'First steps put away',
    holds: 'First steps that the member has put away.',
    why: 'To keep them off Today.',
    kept: 'As long as the account.',
  },
} satisfies ModuleHeld;
