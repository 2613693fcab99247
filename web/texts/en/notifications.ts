import { plural } from '../amounts.ts';

export const notificationTexts = {
  pageTitle: 'Notifications',
  description: 'What others did that matters to you.',
  turns: (count: number) =>
    plural(count, { one: () => 'One step waits for you', other: (shown) => `${shown} steps wait for you` }),
  somebody: 'Somebody',
  unread: 'New',
  markRead: 'Mark read',
  markReadNamed: (line: string) => `Mark read: ${line}`,
  markAll: 'Mark all read',
  marking: 'Saving...',
  none: 'Nothing yet. What your teams, the projects you follow and those you wait for do stands here.',
  older: 'Older',
  choose: 'Choose what we mail you',
} as const;
