import { rightsElsewhere } from './elsewhere.ts';
import { rightsPages } from './pages.ts';
import { rightsWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const rights = { pages: rightsPages, words: rightsWords, elsewhere: rightsElsewhere };
