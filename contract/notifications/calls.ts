import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import type { ChosenTopic, NotificationKind } from '../collected.ts';
import { mailings, namedByTopic } from '../collected.ts';
import { call } from '../ground/call.ts';
import { thingName } from '../ground/listed-names.ts';
import { date } from '../ground/values.ts';
import { chosenTopics, waysOf } from './topics.ts';
import type { mailWays } from './ways.ts';

const notification = z.object({
  $id: z.string(),
  $createdAt: date,
  kind: z.enum(Object.keys(mailings) as [NotificationKind, ...NotificationKind[]]),
  /** The subject: its kind, its id and its name, empty where it has none; and its milestone, or 0. */
  subject: z.object({
    kind: z.string(),
    $id: z.string(),
    thing: thingName(namedByTopic),
    milestone: z.int(),
  }),
  /** Who did it, where that is shown. */
  person: z.string(),
  /** The page that it leads to. */
  path: z.string(),
  isRead: z.boolean(),
});
export type NotificationBody = z.infer<typeof notification>;

const notificationList = z.object({ notifications: z.array(notification), next: z.string() });
export type NotificationListBody = z.infer<typeof notificationList>;

/** Notifications are counted: their ids are up to 18 digits. */
const notificationId = z.string().regex(/^\d{1,18}$/, broken('entry'));

export const getNotifications = call({
  method: 'GET',
  path: '/account/notifications',
  summary: 'What the member was told, the newest first',
  access: 'member',
  params: { cursor: notificationId.optional() },
  answer: { status: 200, body: notificationList, about: 'A page of notifications' },
  refusals: [],
});

const counts = z.object({ turns: z.int(), unread: z.int() });
export type NotificationCounts = z.infer<typeof counts>;

export const getNotificationCounts = call({
  method: 'GET',
  path: '/account/notifications/counts',
  summary: 'How many steps wait for the member, and how many notifications are unread; up to 100 of each',
  access: 'member',
  params: {},
  answer: { status: 200, body: counts, about: 'Both counts' },
  refusals: [],
});

export const putNotificationsRead = call({
  method: 'PUT',
  path: '/account/notifications/read',
  summary: 'Mark one notification as read, or all up to one',
  access: 'member',
  params: { notification: notificationId, isAlone: z.boolean(broken('boolean')) },
  answer: { status: 204, body: null, about: 'Whatever of it was unread is read' },
  refusals: [],
});

const ways = z.object(
  Object.fromEntries(chosenTopics.map((topic) => [topic, z.enum(waysOf(topic))])) as Record<
    ChosenTopic,
    z.ZodEnum<{ [Way in (typeof mailWays)[number]]: Way }>
  >,
);
export type MailWaysBody = z.infer<typeof ways>;

export const getMailWays = call({
  method: 'GET',
  path: '/account/mail-ways',
  summary: 'What is mailed to the member, by topic',
  access: 'member',
  params: {},
  answer: { status: 200, body: ways, about: 'When mails of each topic leave' },
  refusals: [],
});

export const putMailWays = call({
  method: 'PUT',
  path: '/account/mail-ways',
  summary: 'Choose what is mailed, by topic; a topic that is not named stays as it is',
  access: 'member',
  params: ways.partial().shape,
  answer: { status: 200, body: ways, about: 'The new choice' },
  refusals: [],
});

/** The token in the emails of a topic: it names recipient and topic, and carries the server's mark. */
const token = z.string(broken('missing')).max(300, broken('text_most', 300));
const unsubscription = z.object({ topic: z.enum(chosenTopics as [ChosenTopic, ...ChosenTopic[]]) });
export type UnsubscriptionBody = z.infer<typeof unsubscription>;

export const getUnsubscription = call({
  method: 'GET',
  path: '/unsubscription',
  summary: 'The topic that a link in a mail is about',
  access: 'anyone',
  params: { token },
  answer: { status: 200, body: unsubscription, about: 'The topic' },
  refusals: ['unsubscription_unknown'],
});

export const putUnsubscription = call({
  method: 'PUT',
  path: '/unsubscription',
  summary: 'Mail nothing more of the topic that a link in a mail is about',
  access: 'anyone',
  params: { token },
  answer: { status: 200, body: unsubscription, about: 'The topic whose emails have ended' },
  refusals: ['unsubscription_unknown'],
});
