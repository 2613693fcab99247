import { plural } from '#web/ground/texts/amounts.ts';

export const notificationTexts = {
  pageTitle: 'Notifications',
  description: 'What others did that matters to you.',
  turns: (count: number) =>
    plural(count, { one: () => 'One step waits for you', other: (shown) => `${shown} steps wait for you` }),
  unnamed: 'A member',
  unread: 'New',
  markRead: 'Mark read',
  markReadNamed: (line: string) => `Mark read: ${line}`,
  markAll: 'Mark all read',
  marking: 'Saving...',
  none: 'Nothing yet. You read here when your team, a project that you follow or a member you wait for does something.',
  begin: 'Find projects to follow',
  older: 'Older',
  choose: 'Choose what we email you',
} as const;
