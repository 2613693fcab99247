import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const deadlinesRows: ExpectedRows = {
  clocks: 8_000_000,
  clock_reminders: 4_000_000,
  heartbeats: 100,
  downtimes: 100,
};
