import type { groundKinds } from '#contract/ground/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { groundHeld } from './held.ts';
import type { groundScriptRefusals } from './script-refusals.ts';

export const groundWords = {
  refusals: {
    conflict: 'आपके देखते-देखते यह बदल गया। अब यह ऐसा है।',
  },
  held: groundHeld,
} satisfies ModuleWords<typeof groundKinds, typeof groundScriptRefusals>;
