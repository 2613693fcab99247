import { cofoundersElsewhere } from './elsewhere.ts';
import { cofounderPages } from './pages.ts';
import { cofounderWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const cofounders = { pages: cofounderPages, words: cofounderWords, elsewhere: cofoundersElsewhere };
