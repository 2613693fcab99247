import { verificationsElsewhere } from './elsewhere.ts';
import { verificationChunks, verificationPages } from './pages.ts';
import { verificationWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const verifications = {
  pages: verificationPages,
  chunks: verificationChunks,
  words: verificationWords,
  elsewhere: verificationsElsewhere,
};
