import { rostersElsewhere } from './elsewhere.ts';
import { rosterPages } from './pages.ts';
import { rosterWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const rosters = { pages: rosterPages, words: rosterWords, elsewhere: rostersElsewhere };
