import { calendarsElsewhere } from './elsewhere.ts';
import { calendarPages } from './pages.ts';
import { calendarWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const calendars = { pages: calendarPages, words: calendarWords, elsewhere: calendarsElsewhere };
