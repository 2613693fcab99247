import type { groundKinds } from '#contract/ground/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { groundHeld } from './held.ts';
import type { groundScriptRefusals } from './script-refusals.ts';

export const groundWords = {
  refusals: {
    conflict: 'तुम्ही पाहत असताना हे बदलले. आता ते असे आहे.',
  },
  held: groundHeld,
} satisfies ModuleWords<typeof groundKinds, typeof groundScriptRefusals>;
