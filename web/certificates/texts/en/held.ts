import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const certificateHeld = {
  certificates: {
    group: 'others',
    policy: 'Certificates',
    name: 'Certificates',
    holds: 'Your name, what it is about, its days and counts, a random number, and whether it still counts.',
    why: 'To give you paper that proves itself.',
    kept: 'As long as the account. Then the number and the state stay.',
  },
} satisfies ModuleHeld;
