import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const signUpHeld = {
  email_proofs: {
    group: 'account',
    policy: 'Your account',
    name: 'An address for an account',
    holds: 'An email address that is not yet part of an account, and whether it is proven.',
    why: 'To make sure that only a person who reads the mailbox can join with its address.',
    kept: 'One day.',
  },
} satisfies ModuleHeld;
