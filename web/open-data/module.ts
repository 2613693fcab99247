import { openDataElsewhere } from './elsewhere.ts';
import { openDataPages } from './pages.ts';

/** The parts of this module in `web/collected.ts`. */
export const openData = { pages: openDataPages, elsewhere: openDataElsewhere };
