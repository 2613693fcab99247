import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { handleChangeDays } from '#rules/lists/handles.ts';

/**
 * The account's handles, newest first. `leads_until` is null when a former handle no longer leads on; `change_from` is
 * null when the present one may be changed now.
 */
export function findHandles(db: Db, accountId: string) {
  const changeFrom = sql`made_at + make_interval(days => ${handleChangeDays})`;
  return db
    .selectFrom('handles')
    .innerJoin('standings', 'standings.account_id', 'handles.account_id')
    .select(['handle', 'is_current'])
    .select([
      sql<Date | null>`case when not is_current and leads_until > now() then leads_until end`.as(
        'leads_until',
      ),
      sql<string | null>`case when ${changeFrom} > now()
        then to_char((${changeFrom}) at time zone zone, 'YYYY-MM-DD') end`.as('change_from'),
    ])
    .where('handles.account_id', '=', accountId)
    .orderBy('made_at', 'desc')
    .execute();
}
