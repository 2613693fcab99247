import { mentoringDeskPaths } from '#contract/mentoring/desk-paths.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import type { Chunk } from '../chunk.ts';
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
    path: mentoringPaths.ask(':handle'),
    file: 'mentoring/member/ask/page.tsx',
    ...ofMember,
    sample: mentoringPaths.ask('nobodys'),
    takesFiles: true,
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
    path: mentoringPaths.move(':id'),
    file: 'mentoring/member/move/page.tsx',
    ...ofMember,
    sample: mentoringPaths.move('nobodys'),
  },
  {
    path: mentoringDeskPaths.appeals,
    file: 'mentoring/desk/appeals/page.tsx',
    kind: 'desk',
    right: 'disputes',
    hasLayout: true,
  },
  {
    path: mentoringDeskPaths.appeal(':id'),
    file: 'mentoring/desk/appeal/page.tsx',
    kind: 'desk',
    right: 'disputes',
    hasLayout: true,
    sample: mentoringDeskPaths.appeal('nobodys'),
  },
] as const satisfies readonly Page[];

export const mentoringChunks: readonly Chunk[] = [
  {
    name: 'mentoring-steps',
    files: [
      'web/mentoring/texts/en/(steps|warnings)',
      'web/mentoring/member/session/(end-reason|warned)',
      'rules/mentoring/session-limits',
      'contract/(mentoring|mentorships)/inner-paths',
    ],
  },
  { name: 'mentoring-kinds', files: ['web/mentoring/texts/en/kinds'] },
  { name: 'mentoring', files: ['web/mentoring/texts/en/sessions'] },
  { name: 'mentoring-times', files: ['web/mentoring/texts/en/times'] },
];
