import { conversationPages } from './pages.ts';
import { conversationWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const conversations = { pages: conversationPages, words: conversationWords };
