import { agreementsElsewhere } from './elsewhere.ts';
import { agreementChunks, agreementPages } from './pages.ts';
import { agreementWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const agreements = {
  pages: agreementPages,
  chunks: agreementChunks,
  words: agreementWords,
  elsewhere: agreementsElsewhere,
};
