import { todayPages } from './pages.ts';

/** The parts of this module in `web/collected.ts`. */
export const today = { pages: todayPages };
