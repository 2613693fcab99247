import { emailsElsewhere } from './elsewhere.ts';
import { emailPages } from './pages.ts';
import { emailWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const emails = { pages: emailPages, words: emailWords, elsewhere: emailsElsewhere };
