import type { FurtherPlace } from '#contract/places.ts';

/** The frame of the pages of a signed-in person. */
export const frameTexts = {
  places: 'Your places',
  toSite: 'To the public pages',
  today: 'Today',
  projects: 'Projects',
  find: 'Find',
  you: 'You',
  settings: 'Settings',
  further: { desk: 'Admin' } satisfies Record<FurtherPlace, string>,
} as const;
