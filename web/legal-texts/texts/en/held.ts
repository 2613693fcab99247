import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const legalTextHeld = {
  text_mails: {
    group: 'account',
    policy: 'Your account',
    name: 'Announcements of new versions',
    holds: 'Which coming version of a text we announced to a member or their guardian by email, and when.',
    why: 'To announce each version to each person once.',
    kept: '90 days after the email.',
  },
} satisfies ModuleHeld;
