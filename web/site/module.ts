import { sitePages } from './pages.ts';

/** The parts of this module in `web/collected.ts`. */
export const site = { pages: sitePages };
