import { consentsElsewhere } from './elsewhere.ts';
import { consentChunks, consentPages } from './pages.ts';
import { consentWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const consents = {
  pages: consentPages,
  chunks: consentChunks,
  words: consentWords,
  elsewhere: consentsElsewhere,
};
