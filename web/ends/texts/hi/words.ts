import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { endHeld } from './held.ts';

export const endWords = {
  held: endHeld,
} satisfies ModuleWords;
