import { nomineesElsewhere } from './elsewhere.ts';
import { nomineePages } from './pages.ts';
import { nomineeWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const nominees = { pages: nomineePages, words: nomineeWords, elsewhere: nomineesElsewhere };
