import { languagesElsewhere } from './elsewhere.ts';
import { languagePages } from './pages.ts';
import { languageWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const languages = { pages: languagePages, words: languageWords, elsewhere: languagesElsewhere };
