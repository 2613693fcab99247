import { guardiansElsewhere } from './elsewhere.ts';
import { guardianPages } from './pages.ts';
import { guardianWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const guardians = { pages: guardianPages, words: guardianWords, elsewhere: guardiansElsewhere };
