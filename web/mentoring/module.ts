import { mentoringElsewhere } from './elsewhere.ts';
import { mentoringChunks, mentoringPages } from './pages.ts';
import { mentoringWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const mentoring = {
  pages: mentoringPages,
  chunks: mentoringChunks,
  words: mentoringWords,
  elsewhere: mentoringElsewhere,
};
