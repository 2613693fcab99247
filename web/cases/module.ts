import { casesElsewhere } from './elsewhere.ts';
import { caseChunks, casePages } from './pages.ts';
import { caseWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const cases = { pages: casePages, chunks: caseChunks, words: caseWords, elsewhere: casesElsewhere };
