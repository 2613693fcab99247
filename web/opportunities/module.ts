import { opportunitiesElsewhere } from './elsewhere.ts';
import { opportunityChunks, opportunityPages } from './pages.ts';
import { opportunityWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const opportunities = {
  pages: opportunityPages,
  chunks: opportunityChunks,
  words: opportunityWords,
  elsewhere: opportunitiesElsewhere,
};
