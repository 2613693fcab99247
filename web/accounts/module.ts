import { accountsElsewhere } from './elsewhere.ts';
import { accountPages } from './pages.ts';
import { accountWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const accounts = { pages: accountPages, words: accountWords, elsewhere: accountsElsewhere };
