import { youngDeskPaths } from '#contract/young-mentees/desk-paths.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import type { Page } from '../page.ts';

const ofMember = { kind: 'personal', hasLayout: true, isRare: true } as const;
const byLink = { kind: 'personal', isRare: true, isUnlisted: true } as const;
const atDesk = { kind: 'desk', right: 'reviews', hasLayout: true } as const;

/** The pages of this module, for the table of all pages. */
export const youngMenteePages = [
  {
    path: youngPaths.mentors,
    file: 'young-mentees/member/mentors/page.tsx',
    ...ofMember,
    // Adults are led to the search of all mentors.
    isUnder18: true,
  },
  {
    path: youngPaths.ask(':handle'),
    file: 'young-mentees/member/ask/page.tsx',
    ...ofMember,
    sample: youngPaths.ask('nobodys'),
    isUnder18: true,
  },
  {
    path: youngPaths.request(':id'),
    file: 'young-mentees/member/request/page.tsx',
    ...ofMember,
    sample: youngPaths.request('nobodys'),
    isUnder18: true,
  },
  {
    path: youngPaths.propose(':id'),
    file: 'young-mentees/member/propose/page.tsx',
    ...ofMember,
    sample: youngPaths.propose('nobodys'),
    isUnder18: true,
  },
  {
    path: youngPaths.plan(':id'),
    file: 'young-mentees/member/plan/page.tsx',
    ...ofMember,
    sample: youngPaths.plan('nobodys'),
    isUnder18: true,
  },
  {
    path: youngPaths.planSessions(':id'),
    file: 'young-mentees/member/series/page.tsx',
    ...ofMember,
    sample: youngPaths.planSessions('nobodys'),
    isUnder18: true,
  },
  { path: youngPaths.ownApproval, file: 'young-mentees/member/approval/page.tsx', ...ofMember },
  { path: youngPaths.reference, file: 'young-mentees/member/reference/page.tsx', ...byLink },
  { path: youngPaths.guardian, file: 'young-mentees/member/guardian/page.tsx', ...byLink },
  { path: youngDeskPaths.list, file: 'young-mentees/desk/list/page.tsx', ...atDesk },
  {
    path: youngDeskPaths.one(':id'),
    file: 'young-mentees/desk/one/page.tsx',
    ...atDesk,
    sample: youngDeskPaths.one('nobodys'),
  },
] as const satisfies readonly Page[];
