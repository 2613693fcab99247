import { searchPages } from './pages.ts';

/** The parts of this module in `web/collected.ts`. */
export const search = { pages: searchPages };
