import { mentorDeskPaths } from '#contract/mentors/desk-paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { mentorPaths } from '#contract/mentors/paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const mentorPages = [
  {
    path: mentorPaths.mentorship,
    file: 'mentors/public/mentorship.tsx',
    kind: 'public',
    madeOf: ['mentor counts'],
    isInSitemap: true,
  },
  {
    path: innerMentorPaths.findMentors,
    file: 'mentors/member/find/page.tsx',
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: innerMentorPaths.findMentor(':handle'),
    file: 'mentors/member/found/page.tsx',
    kind: 'personal',
    hasLayout: true,
    sample: innerMentorPaths.findMentor('nobody-at-all'),
  },
  {
    path: innerMentorPaths.ownMentorPage,
    file: 'mentors/member/page/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
  },
  {
    path: innerMentorPaths.editMentorPage,
    file: 'mentors/member/edit/page.tsx',
    kind: 'personal',
    begins: true,
    hasLayout: true,
    isRare: true,
  },
  {
    path: innerMentorPaths.mentorHours,
    file: 'mentors/member/hours/page.tsx',
    kind: 'personal',
    begins: true,
    hasLayout: true,
    isRare: true,
  },
  {
    path: mentorDeskPaths.deskMentors,
    file: 'mentors/desk/reviews/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
  },
  {
    path: mentorDeskPaths.deskMentorReview(':id'),
    file: 'mentors/desk/review/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
    sample: mentorDeskPaths.deskMentorReview('nobodys'),
  },
] as const satisfies readonly Page[];

export const mentorChunks: readonly Chunk[] = [
  // It stands before the texts that import it: pages of plans need it without them.
  { name: 'mentorship-limits', files: ['rules/mentorships/limits'] },
  {
    name: 'mentors',
    files: ['web/mentors/texts/en/(own-page|hours)', 'rules/mentoring/hours'],
  },
];
