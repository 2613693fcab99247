import type { OwnData } from '../ground/table-rule.ts';

export const notificationData: OwnData = {
  notifications: {
    holds: 'What somebody was told of the doings of others, who did it, and whether they have read it.',
    why: 'To show it to them, and to mail it as they chose.',
    kept: 'For half a year.',
    removedBy: 'notifications:forget-old',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('notifications')
        .select(['kind', 'subject_kind', 'subject_id', 'topic', 'created_at', 'read_at'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    erased: 'by the database',
  },
  told_messages: 'names nobody',
  mail_ways: {
    holds: 'Of which topics somebody wants mails, and when.',
    why: 'To keep to it.',
    kept: 'As long as the account.',
    exported: ({ db }, { id }) =>
      db.selectFrom('mail_ways').select(['topic', 'way', 'chosen_at']).where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
};
