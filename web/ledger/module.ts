import { ledgerElsewhere } from './elsewhere.ts';
import { ledgerPages } from './pages.ts';

/** The parts of this module in `web/collected.ts`. */
export const ledger = { pages: ledgerPages, elsewhere: ledgerElsewhere };
