import { sessionPages } from './pages.ts';
import { sessionWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const sessions = { pages: sessionPages, words: sessionWords };
