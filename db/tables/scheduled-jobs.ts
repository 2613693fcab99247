// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ScheduledJobsTable = {
  task: string;
  last_due_at: Date;
};
