import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

const ofMember = { kind: 'personal', hasLayout: true, isRare: true } as const;

/** The pages of this module, for the table of all pages. */
export const mentorshipPages = [
  {
    path: mentorshipPlanPaths.plan(':id'),
    file: 'mentorships/member/plan/page.tsx',
    ...ofMember,
    sample: mentorshipPlanPaths.plan('nobodys'),
  },
  {
    path: mentorshipPlanPaths.change(':id'),
    file: 'mentorships/member/change/page.tsx',
    ...ofMember,
    sample: mentorshipPlanPaths.change('nobodys'),
  },
  {
    path: mentorshipPlanPaths.sessions(':id'),
    file: 'mentorships/member/series/page.tsx',
    ...ofMember,
    sample: mentorshipPlanPaths.sessions('nobodys'),
  },
  {
    path: mentorshipPlanPaths.propose(':id'),
    file: 'mentorships/member/propose/page.tsx',
    ...ofMember,
    sample: mentorshipPlanPaths.propose('nobodys'),
  },
] as const satisfies readonly Page[];

export const mentorshipChunks: readonly Chunk[] = [
  { name: 'mentorships', files: ['web/mentorships/texts/en/plans'] },
];
