import * as calls from '#contract/notifications/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { notificationNoBeginnings } from './no-beginnings.ts';

export const notificationSamples = {
  access: accessOf(calls, {
    getNotifications: nothing,
    getNotificationCounts: nothing,
    putNotificationsRead: nothing,
    getMailWays: nothing,
    putMailWays: nothing,
    getUnsubscription: nothing,
    putUnsubscription: nothing,
  }),
  events: {
    'notifications.written': 'none',
    'notifications.read': 'none',
    'notifications.waysChosen': 'none',
  },
  rows: {
    notifications: `insert into notifications (account_id, event_id, kind, subject_kind, subject_id, topic, actor_id) values ($1, 1, 'title_given', 'project', $2, 'teams', $1)`,
    unread_notifications: `insert into unread_notifications (account_id, event_id, id, month, kind, subject_id, is_joined) values ($1, 2, 1, first_event_id(now()), 'title_given', $2, false)`,
    mail_ways: `insert into mail_ways (account_id, topic, way) values ($1, $2, 'never')`,
  },
  noBeginnings: notificationNoBeginnings,
  emailsOfNoEvent: ['notification'],
} satisfies ModuleSamples;
