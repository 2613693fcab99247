import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

export const notificationData: OwnData = {
  notifications: {
    isNeverHeld: true,
    removedBy: 'notifications:forget-old',
    // A month goes as a whole.
    limit: { kept: '180 days', since: sql`date_trunc('month', one.created_at, 'UTC')` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('notifications')
        .select(['kind', 'subject_kind', 'subject_id', 'topic', 'created_at', 'read_at'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    // Not by the database: the rows that are not read would go before the notifications, while marking as read holds them in the
    // other order.
    erased: (tx, { id }) => tx.deleteFrom('notifications').where('account_id', '=', id).execute(),
  },
  unread_notifications: {
    isNeverHeld: true,
    removedBy: 'notifications:forget-old',
    limit: { not: 'It goes with its notification.' },
    exported: { not: 'It says again which notifications the member has not read.' },
    erased: 'by the database',
  },
  told_messages: 'names no one',
  mail_ways: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db.selectFrom('mail_ways').select(['topic', 'way', 'chosen_at']).where('account_id', '=', id).execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
