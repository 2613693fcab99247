import type { Db } from '#db/connect.ts';

/**
 * The holds that a member may read of, newest first. A secret one is shown once it has stood and ended, unless another secret
 * one still stands, and not at all where it was never confirmed.
 */
export const shownHolds = (db: Db, accountId: string) =>
  db
    .selectFrom('holds')
    .select(['id', 'order_id', 'case_id', 'tables', 'proposed_at', 'confirmed_at', 'until', 'ended_at'])
    .where('account_id', '=', accountId)
    .where((row) =>
      row.or([
        row('is_secret', '=', false),
        row.and([
          row('ended_at', 'is not', null),
          row('confirmed_at', 'is not', null),
          row.not(
            row.exists(
              row
                .selectFrom('holds as other')
                .select('other.id')
                .whereRef('other.account_id', '=', 'holds.account_id')
                .where('other.is_secret', '=', true)
                .where('other.ended_at', 'is', null),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('proposed_at', 'desc');
