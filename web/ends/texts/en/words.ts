import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { endHeld } from './held.ts';

/** This module declares no kinds: its words are the texts about its data. */
export const endWords = {
  held: endHeld,
} satisfies ModuleWords;
