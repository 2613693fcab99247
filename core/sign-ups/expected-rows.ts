import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const signUpsRows: ExpectedRows = {
  email_proofs: 10_000,
};
