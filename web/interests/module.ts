import { interestsElsewhere } from './elsewhere.ts';
import { interestPages } from './pages.ts';
import { interestWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const interests = { pages: interestPages, words: interestWords, elsewhere: interestsElsewhere };
