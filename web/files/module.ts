import { fileWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const files = { words: fileWords };
