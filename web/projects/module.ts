import { projectsElsewhere } from './elsewhere.ts';
import { projectChunks, projectPages } from './pages.ts';
import { projectWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const projects = {
  pages: projectPages,
  chunks: projectChunks,
  words: projectWords,
  elsewhere: projectsElsewhere,
};
