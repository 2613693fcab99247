import type { sessionKinds } from '#contract/sessions/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { sessionHeld } from './held.ts';
import type { sessionScriptRefusals } from './script-refusals.ts';

export const sessionWords = {
  held: sessionHeld,
  emails: {
    'new-device': 'नवीन डिव्हाइसवरून साइन इन',
  },
} satisfies ModuleWords<typeof sessionKinds, typeof sessionScriptRefusals>;
