import { creditElsewhere } from './elsewhere.ts';
import { creditPages } from './pages.ts';
import { creditWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const credit = { pages: creditPages, words: creditWords, elsewhere: creditElsewhere };
