import { sql } from 'kysely';
import { nomineeTimes } from '#contract/nominees/limits.ts';
import type { Core } from '../ground/core.ts';
import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { mailMembers } from './mail-members.ts';

const endedAt = sql<Date>`coalesce(ended_at, decided_at)`;

export const nomineeScheduledJobs: ScheduledJob[] = [
  { name: 'nominees:mail-members', at: everyTenMinutes, run: mailMembers },
  { name: 'nominees:delete-documents', at: '25 * * * *', run: deleteDocuments },
  {
    name: 'nominees:forget-ended',
    at: '45 * * * *',
    run: ({ db }) =>
      db
        .deleteFrom('nominee_requests')
        .where('state', 'not in', ['waiting', 'granted'])
        .where(endedAt, '<', sql<Date>`now() - make_interval(years => ${nomineeTimes.keptYears}::int)`)
        .execute(),
  },
  {
    name: 'nominees:forget-visits',
    at: '50 * * * *',
    run: ({ db }) =>
      db.deleteFrom('nominee_visits').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute(),
  },
];

/** Deletes documents 30 days after the decision, or after the end without one. */
function deleteDocuments({ db }: Pick<Core, 'db'>) {
  return db
    .deleteFrom('nominee_documents')
    .where('request_id', 'in', (from) =>
      from
        .selectFrom('nominee_requests')
        .select('id')
        .where('state', '<>', 'waiting')
        .where(
          sql<Date>`coalesce(decided_at, ended_at)`,
          '<=',
          sql<Date>`now() - make_interval(days => ${nomineeTimes.documentDays}::int)`,
        ),
    )
    .execute();
}
