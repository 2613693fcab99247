import { introductionsElsewhere } from './elsewhere.ts';
import { introductionChunks, introductionPages } from './pages.ts';
import { introductionWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const introductions = {
  pages: introductionPages,
  chunks: introductionChunks,
  words: introductionWords,
  elsewhere: introductionsElsewhere,
};
