import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { NomineeRequestsTable } from '#db/tables/nominee-requests.ts';
import type { Tables } from '#db/tables.ts';

export type NomineeRequestRow = Selectable<NomineeRequestsTable>;

/** With the time until which staff decide, when the account will be erased, and the time by the database. */
export type DueNomineeRow = NomineeRequestRow & { due_at: Date | null; leaves_at: Date | null; now: Date };

export function nomineeRequestRows(db: Db): SelectQueryBuilder<Tables, 'nominee_requests', DueNomineeRow> {
  return db
    .selectFrom('nominee_requests')
    .selectAll('nominee_requests')
    .select([
      sql<Date | null>`(
        select clocks.due_at from clocks
        where clocks.subject_id = nominee_requests.id and clocks.kind = 'nominee_decision'
        order by clocks.began_at desc limit 1
      )`.as('due_at'),
      sql<Date | null>`(select leaves_at from accounts where accounts.id = nominee_requests.account_id)`.as(
        'leaves_at',
      ),
      sql<Date>`clock_timestamp()`.as('now'),
    ]);
}
