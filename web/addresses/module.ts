import { addressPages } from './pages.ts';
import { addressWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const addresses = { pages: addressPages, words: addressWords };
