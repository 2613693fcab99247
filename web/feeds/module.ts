import { feedPages } from './pages.ts';

/** The parts of this module in `web/collected.ts`. */
export const feeds = { pages: feedPages };
