import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { codeHeld } from './held.ts';

/** This module declares no kinds: its words are the texts about its data. */
export const codeWords = {
  held: codeHeld,
  emails: {
    'log-in-code': 'Code to sign in',
  },
} satisfies ModuleWords;
