import { applicationChunks, applicationPages } from './pages.ts';
import { applicationWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const applications = { pages: applicationPages, chunks: applicationChunks, words: applicationWords };
