import type { ExpectedRows } from './rows-of-table.ts';

export const groundRows: ExpectedRows = {
  events: {
    rows: 700_000_000,
    // The sequence gives ids in the order of time, so a range of ids is a span of time.
    key: 'id',
    crossedIn: {
      'core/addresses/is-proven-by.ts': 'Looks for a link that was used within a day, by time.',
      'core/breaches/note-affected.ts': 'Looks for accounts that were erased.',
      'core/breaches/steps/find-affected.ts': 'Looks for sessions that have ended.',
      'core/ground/events.ts':
        'A look back of the feed goes by time; the job takes content out of old events.',
      'core/ground/own-data.ts': 'The export and the erasure of a member.',
      'core/ground/scheduled.ts': 'The job removes what is too old.',
      'core/notifications/tell-unread-messages.ts': 'The job looks at ten minutes, by time.',
    },
  },
  last_forms: 10_000,
  done_reactions: { rows: 700_000_000, key: 'event_id' },
  jobs: 10_000,
  written_letters: 1_000_000,
  rate_limits: 1_000_000,
};
