import { officeHourPages } from './pages.ts';
import { officeHourWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const officeHours = { pages: officeHourPages, words: officeHourWords };
