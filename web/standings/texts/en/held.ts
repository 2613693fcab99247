import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const standingHeld = {
  standings: {
    group: 'account',
    policy: 'Your profile',
    name: 'Your age and standing',
    holds:
      'Kind of member, date of birth, time zone, a guardian’s consent or the date since which we wait for it, a suspension and its reason.',
    why: 'Age and a suspension decide what the member can do.',
    kept: 'As long as the account.',
  },
} satisfies ModuleHeld;
