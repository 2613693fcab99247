import { holdsElsewhere } from './elsewhere.ts';
import { holdPages } from './pages.ts';
import { holdWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const holds = { pages: holdPages, words: holdWords, elsewhere: holdsElsewhere };
