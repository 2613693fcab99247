import { officeHourPaths } from '#contract/office-hours/inner-paths.ts';
import type { Page } from '../page.ts';

const ofMember = { kind: 'personal', hasLayout: true, isRare: true } as const;

/** The pages of this module, for the table of all pages. */
export const officeHourPages = [
  { path: officeHourPaths.officeHours, file: 'office-hours/member/list/page.tsx', ...ofMember },
  {
    path: officeHourPaths.officeHour(':id'),
    file: 'office-hours/member/one/page.tsx',
    ...ofMember,
    sample: officeHourPaths.officeHour('nobodys'),
  },
] as const satisfies readonly Page[];
