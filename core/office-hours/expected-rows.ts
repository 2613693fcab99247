import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const officeHoursRows: ExpectedRows = {
  office_hours: 100_000,
  office_hour_seats: 100_000,
  office_hour_reminders: 100_000,
};
