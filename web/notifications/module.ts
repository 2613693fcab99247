import { notificationPages } from './pages.ts';
import { notificationWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const notifications = { pages: notificationPages, words: notificationWords };
