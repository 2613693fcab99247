import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { blockHeld } from './held.ts';

export const blockWords = {
  held: blockHeld,
} satisfies ModuleWords;
