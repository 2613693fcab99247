import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const notificationsRows: ExpectedRows = {
  notifications: {
    rows: 110_000_000,
    key: 'account_id',
    crossedIn: {
      'core/notifications/find-rows.ts': 'Its callers choose: the list by account, the email by its number.',
      'core/notifications/forget-old.ts': 'The job removes what is too old.',
      'core/notifications/live-updates.ts': 'Finds the receivers of an event, who hear of it.',
      'core/notifications/mail-due-notifications.ts': 'notifications:mail',
    },
  },
  unread_notifications: {
    rows: 30_000_000,
    key: 'account_id',
    crossedIn: { 'core/notifications/forget-old.ts': 'The job removes what is too old.' },
  },
  told_messages: 1,
  mail_ways: 4_000_000,
};
