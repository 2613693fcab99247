import { sql } from 'kysely';
import { organisationTimes } from '#contract/organisations/limits.ts';
import type { Core } from '../ground/core.ts';

/** Deletes letters of authority 30 days after the decision. An open appeal keeps its letter. */
export async function deleteOldLetters({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('organisation_letters')
    .where('organisation_id', 'in', (query) =>
      query
        .selectFrom('organisations')
        .select('id')
        .where('state', 'in', ['active', 'paused', 'declined', 'closed', 'removed'])
        .where((row) =>
          row.or([row('appealed_at', 'is', null), row('appealed_at', '<', row.ref('decided_at'))]),
        )
        .where(
          'decided_at',
          '<=',
          sql<Date>`now() - make_interval(days => ${organisationTimes.letterDays}::int)`,
        ),
    )
    .execute();
}
