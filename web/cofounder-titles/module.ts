import { cofounderTitlePages } from './pages.ts';
import { cofounderTitleWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const cofounderTitles = { pages: cofounderTitlePages, words: cofounderTitleWords };
