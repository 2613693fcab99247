import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const addressHeld = {
  email_changes: {
    group: 'account',
    policy: 'Your account',
    name: 'A new email address',
    holds: 'A new email address that a member wants to use, until they type the code that we sent to it.',
    why: 'To make sure that the member reads emails there before the account uses it.',
    kept: 'Ten minutes.',
  },
  former_addresses: {
    group: 'account',
    policy: 'Your account',
    name: 'Earlier email addresses',
    holds: 'Proven email addresses that a member has replaced with another address.',
    why: 'To let the person who reads the old mailbox take the account back from a thief.',
    kept: 'Seven days.',
  },
} satisfies ModuleHeld;
