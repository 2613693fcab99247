import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const applicationsRows: ExpectedRows = {
  applications: 8_000_000,
  application_steps: {
    rows: 24_000_000,
    key: 'application_id',
    crossedIn: { 'core/applications/own-data.ts': 'The export of a member finds their applications first.' },
  },
  application_offers: 1_000_000,
  application_interviews: 1_000_000,
  application_files: 1_000_000,
  application_notes: 1_000_000,
  application_exports: 100_000,
  application_trials: 1_000_000,
  application_trial_files: 1_000_000,
};
