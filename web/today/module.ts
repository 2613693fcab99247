import { todayPages } from './pages.ts';
import { todayWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const today = { pages: todayPages, words: todayWords };
