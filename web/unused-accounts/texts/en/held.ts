import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const unusedAccountHeld = {
  unused_accounts: {
    group: 'account',
    policy: 'Your account',
    name: 'Notices about an unused account',
    holds: 'That the account was not used for three years, the notices that we sent, and when we delete it.',
    why: 'To tell the member before we delete the account.',
    kept: 'Until the member signs in, or the account ends.',
  },
} satisfies ModuleHeld;
