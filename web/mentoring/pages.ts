import { innerMentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentoringPaths } from '#contract/mentoring/paths.ts';
import type { Page } from '../page.ts';

const ofMember = { kind: 'personal', hasLayout: true, isRare: true } as const;

/** The pages of this module, for the table of all pages. */
export const mentoringPages = [
  {
    path: mentoringPaths.times(':handle'),
    file: 'mentoring/member/times/page.tsx',
    ...ofMember,
    sample: mentoringPaths.times('nobodys'),
  },
  {
    path: innerMentoringPaths.ask(':handle'),
    file: 'mentoring/member/ask/page.tsx',
    ...ofMember,
    sample: innerMentoringPaths.ask('nobodys'),
  },
  { path: mentoringPaths.mentoring, file: 'mentoring/member/list/page.tsx', ...ofMember },
  { path: mentoringPaths.lists, file: 'mentoring/member/lists/page.tsx', ...ofMember },
  {
    path: mentoringPaths.session(':id'),
    file: 'mentoring/member/session/page.tsx',
    ...ofMember,
    sample: mentoringPaths.session('nobodys'),
  },
  {
    path: innerMentoringPaths.move(':id'),
    file: 'mentoring/member/move/page.tsx',
    ...ofMember,
    sample: innerMentoringPaths.move('nobodys'),
  },
  { path: innerMentoringPaths.calendarSettings, file: 'mentoring/member/calendar/page.tsx', ...ofMember },
  { path: innerMentoringPaths.calendarFile(':file'), file: 'mentoring/machine/calendar.ts', kind: 'machine' },
  {
    path: innerMentoringPaths.appeals,
    file: 'mentoring/desk/appeals/page.tsx',
    kind: 'desk',
    hasLayout: true,
  },
  {
    path: innerMentoringPaths.appeal(':id'),
    file: 'mentoring/desk/appeal/page.tsx',
    kind: 'desk',
    hasLayout: true,
    sample: innerMentoringPaths.appeal('nobodys'),
  },
] as const satisfies readonly Page[];
