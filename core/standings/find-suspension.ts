import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { isSuspended } from './standing-columns.ts';

/** The suspension in force now, by the database's time; undefined for an account without one. */
export function findSuspension(db: Db, accountId: string) {
  return db
    .selectFrom('standings')
    .select(['suspension_reason as reason', 'suspended_until as until', 'suspended_at as since'])
    .select(sql<string | null>`to_char(suspended_until at time zone zone, 'YYYY-MM-DD')`.as('last_day'))
    .where('account_id', '=', accountId)
    .where(isSuspended)
    .executeTakeFirst();
}
