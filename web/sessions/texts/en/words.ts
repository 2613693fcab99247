import type { sessionKinds } from '#contract/sessions/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { sessionHeld } from './held.ts';
import type { sessionScriptRefusals } from './script-refusals.ts';

/** The words that complete the kinds of this module. */
export const sessionWords = {
  held: sessionHeld,
  emails: {
    'new-device': 'Sign-in from a new device',
  },
} satisfies ModuleWords<typeof sessionKinds, typeof sessionScriptRefusals>;
