import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { addressHeld } from './held.ts';

/** This module declares no kinds: its words are the texts about its data. */
export const addressWords = {
  held: addressHeld,
} satisfies ModuleWords;
