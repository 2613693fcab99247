import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const notificationHeld = {
  notifications: {
    group: 'talk',
    policy: 'Saved items and notifications',
    name: 'Notifications',
    holds:
      'The notifications that a member got about actions of others, who did the action, and whether the member has read them.',
    why: 'To show them to the member, and to send them by email as the member chose.',
    kept: 'For half a year at most: those of a month go together.',
  },
  unread_notifications: {
    group: 'talk',
    policy: 'Saved items and notifications',
    name: 'Unread notifications',
    holds: 'Which notifications a member has not read yet.',
    why: 'To show their number on every page quickly.',
    kept: 'Until the member reads the notification, or it goes.',
  },
  mail_ways: {
    group: 'talk',
    policy: 'Saved items and notifications',
    name: 'Emails you want',
    holds: 'The topics about which a member wants emails, and when.',
    why: 'To follow this choice.',
    kept: 'As long as the account.',
  },
} satisfies ModuleHeld;
