import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const legalTextsRows: ExpectedRows = {
  text_mails: 4_000_000,
  rule_notifications: 100,
};
