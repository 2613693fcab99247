import { factorPages } from './pages.ts';
import { factorWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const factors = { pages: factorPages, words: factorWords };
