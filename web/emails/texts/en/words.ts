import type { emailKinds } from '#contract/emails/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const emailWords = {
  refusals: {
    letter_not_found: 'This letter has left, or is being tried at this moment.',
    letter_outlived: 'This letter is not sent any more: its code has expired, or whom it was for has gone.',
  },
  deskActions: {
    'letters.listed': 'looked through the letters in trouble',
    'letter.sentAgain': 'sent a letter again',
    'letter.dropped': 'dropped a letter',
  },
} satisfies ModuleWords<typeof emailKinds>;
