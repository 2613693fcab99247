import type { Db } from '#db/connect.ts';

/** The holds that a member may read of, newest first. */
export const shownHolds = (db: Db, accountId: string) =>
  db
    .selectFrom('holds')
    .select(['id', 'order_id', 'case_id', 'tables', 'proposed_at', 'confirmed_at', 'until', 'ended_at'])
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('is_secret', '=', false), row('ended_at', 'is not', null)]))
    .orderBy('proposed_at', 'desc');
