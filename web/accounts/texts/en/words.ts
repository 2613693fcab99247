import type { accountKinds } from '#contract/accounts/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { accountHeld } from './held.ts';
import type { accountScriptRefusals } from './script-refusals.ts';

/** The words that complete the kinds of this module. */
export const accountWords = {
  refusals: {
    birth_date_known:
      'Your date of birth is with us already. If it is wrong, ask us under “My data” to correct it.',
  },
  held: accountHeld,
} satisfies ModuleWords<typeof accountKinds, typeof accountScriptRefusals>;
