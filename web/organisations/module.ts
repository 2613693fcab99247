import { organisationsElsewhere } from './elsewhere.ts';
import { organisationPages } from './pages.ts';
import { organisationWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const organisations = {
  pages: organisationPages,
  words: organisationWords,
  elsewhere: organisationsElsewhere,
};
