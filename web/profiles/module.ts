import { profilesElsewhere } from './elsewhere.ts';
import { profilePages } from './pages.ts';
import { profileWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const profiles = { pages: profilePages, words: profileWords, elsewhere: profilesElsewhere };
