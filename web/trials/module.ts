import { trialPages } from './pages.ts';
import { trialWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const trials = { pages: trialPages, words: trialWords };
