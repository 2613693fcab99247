// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OfficeHourReminderKind = 'day' | 'hour';

export type OfficeHourRemindersTable = {
  office_hour_id: string;
  account_id: string;
  kind: OfficeHourReminderKind;
  at: Date;
};
