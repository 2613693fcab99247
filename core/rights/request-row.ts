import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { RightsRequestsTable } from '#db/tables/rights-requests.ts';
import type { Tables } from '#db/tables.ts';

export type RequestRow = Selectable<RightsRequestsTable>;

/** With the time until which we owe the answer, and the time by the database. */
export type DueRow = RequestRow & { due_at: Date | null; now: Date };

/** The last deadline of a request: a contest begins another one. */
const due = sql<Date | null>`(
  select clocks.due_at from clocks
  where clocks.subject_id = rights_requests.id and clocks.kind in ('rights_answer', 'content_complaint_answer')
  order by clocks.began_at desc limit 1
)`;

export function requestRows(db: Db): SelectQueryBuilder<Tables, 'rights_requests', DueRow> {
  return db
    .selectFrom('rights_requests')
    .selectAll('rights_requests')
    .select([due.as('due_at'), sql<Date>`clock_timestamp()`.as('now')]);
}
