import type { fileKinds } from '#contract/files/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { fileHeld } from './held.ts';
import type { fileScriptRefusals } from './script-refusals.ts';

/** The words that complete the kinds of this module. */
export const fileWords = {
  fieldErrors: {
    file_unsent:
      'The file that you chose did not come along. Please choose it again, or send the form once more without it.',
  },
  held: fileHeld,
} satisfies ModuleWords<typeof fileKinds, typeof fileScriptRefusals>;
