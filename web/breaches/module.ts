import { breachesElsewhere } from './elsewhere.ts';
import { breachPages } from './pages.ts';
import { breachWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const breaches = { pages: breachPages, words: breachWords, elsewhere: breachesElsewhere };
