import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { standingHeld } from './held.ts';

/** This module declares no kinds: its words are the texts about its data. */
export const standingWords = {
  held: standingHeld,
} satisfies ModuleWords;
