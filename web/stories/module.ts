import { storiesElsewhere } from './elsewhere.ts';
import { storyPages } from './pages.ts';
import { storyWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const stories = { pages: storyPages, words: storyWords, elsewhere: storiesElsewhere };
