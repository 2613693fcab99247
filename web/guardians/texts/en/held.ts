import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const guardianHeld = {
  guardians: {
    group: 'account',
    policy: 'Parents and guardians',
    name: 'A parent or guardian',
    holds:
      'The email address, relation and answer of a parent or guardian, and the service that has verified them.',
    why: 'The law requires their consent.',
    kept: 'Until the 18th birthday. If no one agrees, until the account is erased for that reason.',
  },
} satisfies ModuleHeld;
