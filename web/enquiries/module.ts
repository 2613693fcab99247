import { enquiriesElsewhere } from './elsewhere.ts';
import { enquiryPages } from './pages.ts';
import { enquiryWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const enquiries = { pages: enquiryPages, words: enquiryWords, elsewhere: enquiriesElsewhere };
