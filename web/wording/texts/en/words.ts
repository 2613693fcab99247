import type { wordingKinds } from '#contract/wording/kinds.ts';
import { wordingLimits } from '#contract/wording/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const wordingWords = {
  refusals: {
    wording_not_found: 'This wording is not here any more. Please reload the page.',
    wording_screened: 'Please leave out phone numbers, addresses, links and demands for money.',
  },
  fieldErrors: {
    wording_words_length: `Write the words that read wrong, in up to ${wordingLimits.words} characters.`,
    wording_better_length: `Write better words, in up to ${wordingLimits.better} characters.`,
  },
  deskActions: {
    'wordings.listed': 'opened the list of wordings',
    'wording.drafted': 'took a wording as a draft',
    'wording.dropped': 'dropped a wording',
  },
} satisfies ModuleWords<typeof wordingKinds>;
