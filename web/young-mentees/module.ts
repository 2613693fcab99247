import { youngMenteesElsewhere } from './elsewhere.ts';
import { youngMenteePages } from './pages.ts';
import { youngMenteeWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const youngMentees = {
  pages: youngMenteePages,
  words: youngMenteeWords,
  elsewhere: youngMenteesElsewhere,
};
