import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { blockHeld } from './held.ts';

/** This module declares no kinds: its words are the texts about its data. */
export const blockWords = {
  held: blockHeld,
} satisfies ModuleWords;
