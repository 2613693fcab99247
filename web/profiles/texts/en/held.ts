import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const profileHeld = {
  profiles: {
    group: 'account',
    policy: 'Your profile',
    name: 'Your profile',
    holds:
      'The data that a member enters about themselves: name, phone, location, date of birth, education, college or company.',
    why: 'To show it to the member, and to the people whom the member chooses.',
    kept: 'As long as the account.',
  },
} satisfies ModuleHeld;
