import { passwordPages } from './pages.ts';
import { passwordWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const passwords = { pages: passwordPages, words: passwordWords };
