import { mentorsElsewhere } from './elsewhere.ts';
import { mentorChunks, mentorPages } from './pages.ts';
import { mentorWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const mentors = {
  pages: mentorPages,
  chunks: mentorChunks,
  words: mentorWords,
  elsewhere: mentorsElsewhere,
};
