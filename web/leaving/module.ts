import { leavingWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const leaving = { words: leavingWords };
