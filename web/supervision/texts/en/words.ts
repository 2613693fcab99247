import type { supervisionKinds } from '#contract/supervision/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const supervisionWords = {
  refusals: {
    account_protected: 'This account cannot be suspended.',
  },
} satisfies ModuleWords<typeof supervisionKinds>;
