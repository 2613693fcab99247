import { calendarPaths } from '#contract/calendars/rare-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const calendarPages = [
  {
    path: calendarPaths.settings,
    file: 'calendars/member/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
  },
  {
    path: calendarPaths.file(':file'),
    file: 'calendars/machine/calendar.ts',
    kind: 'machine',
    hasSecretPath: true,
    sample: calendarPaths.file('nobodys.ics'),
  },
] as const satisfies readonly Page[];
