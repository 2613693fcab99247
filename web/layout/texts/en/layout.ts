import type { FurtherPage } from '#contract/today/layout-calls.ts';
import { number } from '#web/ground/texts/amounts.ts';

/** The frame of the pages of a signed-in person. */
export const layoutTexts = {
  places: 'Your places',
  toSite: 'To the public pages',
  today: 'Today',
  projects: 'Projects',
  find: 'Find',
  saved: 'Saved',
  messages: 'Messages',
  unread: (count: number) => `Messages, ${number(count)} new`,
  you: 'You',
  settings: 'Settings',
  further: { desk: 'Admin' } satisfies Record<FurtherPage, string>,
} as const;
