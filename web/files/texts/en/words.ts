import type { fileKinds } from '#contract/files/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { fileHeld } from './held.ts';
import type { fileScriptRefusals } from './script-refusals.ts';

/** The words that complete the kinds of this module. */
export const fileWords = {
  fieldErrors: {
    file_unsent:
      'We did not get the file that you chose. Please choose it again, or send the form again without it.',
  },
  held: fileHeld,
} satisfies ModuleWords<typeof fileKinds, typeof fileScriptRefusals>;
