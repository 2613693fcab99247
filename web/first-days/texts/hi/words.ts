import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { firstDayHeld } from './held.ts';

export const firstDayWords = { held: firstDayHeld } satisfies ModuleWords;
