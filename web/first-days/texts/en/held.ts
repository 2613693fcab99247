import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const firstDayHeld = {
  first_steps_put_away: {
    group: 'account',
    policy: 'Your account',
    name: 'First steps put away',
    holds: 'The first steps that the member does not want to see on Today.',
    why: 'To show each first step until it is done or put away.',
    kept: 'As long as the account.',
  },
} satisfies ModuleHeld;
