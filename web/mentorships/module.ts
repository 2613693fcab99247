import { mentorshipChunks, mentorshipPages } from './pages.ts';
import { mentorshipWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const mentorships = { pages: mentorshipPages, chunks: mentorshipChunks, words: mentorshipWords };
