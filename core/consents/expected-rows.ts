import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const consentsRows: ExpectedRows = {
  consents: 8_000_000,
  legal_translations: 100,
};
