import type { emailKinds } from '#contract/emails/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const emailWords = {
  refusals: {
    letter_not_found: 'We have sent this email, or we are sending it now. Please reload the page.',
    letter_outlived: 'You cannot send this email any more: its code has expired, or its receiver has left.',
  },
  deskActions: {
    'letters.listed': 'opened the list of emails that were not sent',
    'letter.sentAgain': 'sent an email again',
    'letter.dropped': 'dropped an email',
  },
} satisfies ModuleWords<typeof emailKinds>;
