import { administrationElsewhere } from './elsewhere.ts';
import { administrationPages } from './pages.ts';
import { administrationWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const administration = {
  pages: administrationPages,
  words: administrationWords,
  elsewhere: administrationElsewhere,
};
