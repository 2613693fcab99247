import { ledgerDeskPaths } from '#contract/ledger/desk-paths.ts';
import { ledgerPaths } from '#contract/ledger/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const ledgerPages = [
  {
    path: ledgerPaths.verify,
    file: 'ledger/public/verify/page.tsx',
    kind: 'public',
    madeOf: ['ledger keys', 'certificate keys'],
    query: { number: /^.{1,40}$/u },
    isInSitemap: true,
    isRare: true,
  },
  {
    path: ledgerDeskPaths.ledgers,
    file: 'ledger/desk/page.tsx',
    kind: 'desk',
    right: 'disputes',
    hasLayout: true,
  },
] as const satisfies readonly Page[];
