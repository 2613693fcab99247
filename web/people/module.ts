import { peopleElsewhere } from './elsewhere.ts';
import { peopleChunks, peoplePages } from './pages.ts';
import { peopleWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const people = {
  pages: peoplePages,
  chunks: peopleChunks,
  words: peopleWords,
  elsewhere: peopleElsewhere,
};
