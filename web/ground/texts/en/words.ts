import type { groundKinds } from '#contract/ground/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { groundHeld } from './held.ts';
import type { groundScriptRefusals } from './script-refusals.ts';

/** The words that complete the kinds of this module. */
export const groundWords = {
  refusals: {
    conflict: 'This changed while you were looking. Here is how it is now.',
  },
  held: groundHeld,
} satisfies ModuleWords<typeof groundKinds, typeof groundScriptRefusals>;
