import { blockPages } from './pages.ts';
import { blockWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const blocks = { pages: blockPages, words: blockWords };
