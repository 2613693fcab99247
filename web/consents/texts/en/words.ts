import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { consentHeld } from './held.ts';

/** This module declares no kinds: its words are the texts about its data. */
export const consentWords = {
  held: consentHeld,
} satisfies ModuleWords;
