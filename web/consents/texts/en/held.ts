import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const consentHeld = {
  consents: {
    group: 'account',
    policy: 'Your account',
    name: 'Texts you agreed to',
    holds:
      'The texts that a member agreed to or refused: which text, in which version and language, and when.',
    why: 'To show that the member agreed or refused.',
    kept: 'As long as the account.',
  },
} satisfies ModuleHeld;
