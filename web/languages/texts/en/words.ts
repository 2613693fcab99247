import type { languageKinds } from '#contract/languages/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const languageWords = {
  refusals: { language_not_offered: 'The site is not in this language yet. Choose another one.' },
} satisfies ModuleWords<typeof languageKinds>;
