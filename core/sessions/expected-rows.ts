import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const sessionsRows: ExpectedRows = {
  sessions: 4_000_000,
  waiting_logins: 10_000,
  watched_accounts: 1_000,
  known_devices: 4_000_000,
};
