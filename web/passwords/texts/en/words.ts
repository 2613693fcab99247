import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const passwordWords = {
  emails: {
    'password-changed': 'Password changed',
    recovery: 'Link to a new password',
  },
} satisfies ModuleWords;
