import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { unusedAccountHeld } from './held.ts';

/** This module declares no kinds: its words are the texts about its data. */
export const unusedAccountWords = {
  held: unusedAccountHeld,
  emails: {
    'unused-account': 'Notice before an unused account is deleted',
  },
} satisfies ModuleWords;
