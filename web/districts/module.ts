import { districtWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const districts = { words: districtWords };
