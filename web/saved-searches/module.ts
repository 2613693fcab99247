import { savedSearchesElsewhere } from './elsewhere.ts';
import { savedSearchChunks, savedSearchPages } from './pages.ts';
import { savedSearchWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const savedSearches = {
  pages: savedSearchPages,
  chunks: savedSearchChunks,
  words: savedSearchWords,
  elsewhere: savedSearchesElsewhere,
};
