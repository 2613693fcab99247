import type { ExpectedRows } from './rows-of-table.ts';

export const groundRows: ExpectedRows = {
  events: {
    rows: 700_000_000,
    // Each month has a range of ids (keep-months.ts).
    key: 'id',
    crossedIn: {
      'core/breaches/note-affected.ts': 'Looks for accounts that were erased.',
      'core/breaches/steps/find-affected.ts': 'Looks for sessions that have ended.',
      'core/ground/own-data.ts': 'The export of a member.',
      'core/ground/scheduled.ts': 'The job removes what is too old.',
    },
  },
  last_forms: 10_000,
  done_reactions: { rows: 700_000_000, key: 'event_id' },
  jobs: 10_000,
  written_letters: 1_000_000,
  rate_limits: 1_000_000,
};
