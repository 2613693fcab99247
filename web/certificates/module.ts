import { certificatesElsewhere } from './elsewhere.ts';
import { certificatePages } from './pages.ts';
import { certificateModuleWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const certificates = {
  pages: certificatePages,
  words: certificateModuleWords,
  elsewhere: certificatesElsewhere,
};
