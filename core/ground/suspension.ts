import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { Refusal } from './refusal.ts';
import { isSuspended } from './standing.ts';

/** The suspension that is in force now, by the database's clock; undefined for whoever is not suspended. */
export function findSuspension(db: Db, accountId: string) {
  return db
    .selectFrom('standings')
    .select(['suspension_reason as reason', 'suspended_until as until'])
    .select(sql<string | null>`to_char(suspended_until at time zone zone, 'YYYY-MM-DD')`.as('last_day'))
    .where('account_id', '=', accountId)
    .where(isSuspended)
    .executeTakeFirst();
}

/**
 * For the owner of an account, who has just shown that they are it: nobody else is told the reason.
 * @throws Refusal `user_blocked`, as the contract's clients know it, with the reason and, where it has one, the end.
 */
export async function requireNotSuspended(db: Db, accountId: string): Promise<void> {
  const found = await findSuspension(db, accountId);
  if (!found) return;
  const { reason, last_day: on } = found;
  throw new Refusal('user_blocked', { ...(reason && { reason }), ...(on && { on }) });
}
