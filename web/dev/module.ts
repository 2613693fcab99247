import { devPages } from './pages.ts';

/** The parts of this module in `web/collected.ts`. */
export const dev = { pages: devPages };
