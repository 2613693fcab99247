import { transparencyPages } from './pages.ts';

/** The parts of this module in `web/collected.ts`. */
export const transparency = { pages: transparencyPages };
