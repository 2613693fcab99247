import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const leavingWords = {
  emails: {
    'confirmation-code': 'Code to give up an account',
    leaving: 'Account to be deleted',
  },
} satisfies ModuleWords;
