import { passwordPages } from './pages.ts';

/** The parts of this module in `web/collected.ts`. */
export const passwords = { pages: passwordPages };
