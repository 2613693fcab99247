import { legalTextsElsewhere } from './elsewhere.ts';
import { legalTextChunks, legalTextPages } from './pages.ts';
import { legalTextWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const legalTexts = {
  pages: legalTextPages,
  chunks: legalTextChunks,
  words: legalTextWords,
  elsewhere: legalTextsElsewhere,
};
