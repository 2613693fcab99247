import { wordingElsewhere } from './elsewhere.ts';
import { wordingPages } from './pages.ts';
import { wordingWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const wording = { pages: wordingPages, words: wordingWords, elsewhere: wordingElsewhere };
