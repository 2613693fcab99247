import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { firstDayHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const firstDayWords = { held: firstDayHeld } satisfies ModuleWords;
