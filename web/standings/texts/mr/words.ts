import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { standingHeld } from './held.ts';

export const standingWords = {
  held: standingHeld,
} satisfies ModuleWords;
