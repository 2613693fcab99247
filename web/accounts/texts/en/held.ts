import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const accountHeld = {
  accounts: {
    group: 'account',
    policy: 'Your account',
    name: 'Your account',
    holds: 'Name, email address and whether it is proven, a hash of the password, preferences.',
    why: 'To know who signs in, and to send emails to the member.',
    kept: 'As long as the account. We delete one that was not used for three years, after three emails.',
  },
  known_browsers: {
    group: 'security',
    policy: 'Security records',
    name: 'Browsers you have used',
    holds:
      'The browsers with which a member has signed in, as a hash of a cookie, and the time of the last sign-in.',
    why: 'So that strangers who guess passwords cannot keep the member out.',
    kept: 'One year after the last sign-in.',
  },
} satisfies ModuleHeld;
