import { codeWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const codes = { words: codeWords };
