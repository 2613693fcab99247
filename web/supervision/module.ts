import { supervisionElsewhere } from './elsewhere.ts';
import { supervisionPages } from './pages.ts';
import { supervisionWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const supervision = {
  pages: supervisionPages,
  words: supervisionWords,
  elsewhere: supervisionElsewhere,
};
