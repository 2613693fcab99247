import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { administrationHeld } from './held.ts';

/** This module declares no kinds: its words are the texts about its data. */
export const administrationWords = {
  held: administrationHeld,
} satisfies ModuleWords;
