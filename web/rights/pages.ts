import { rightsDeskPaths } from '#contract/rights/desk-paths.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import type { Page } from '../page.ts';

const own = { kind: 'personal', isRare: true } as const;
const inLayout = { ...own, hasLayout: true } as const;

/** The pages of this module, for the table of all pages. */
export const rightsPages = [
  { path: rightsPaths.rights, file: 'rights/member/home/page.tsx', ...inLayout },
  { path: innerRightsPaths.held, file: 'rights/member/held/page.tsx', ...inLayout },
  { path: innerRightsPaths.ask, file: 'rights/member/ask/page.tsx', ...inLayout },
  {
    path: innerRightsPaths.request(':requestId'),
    file: 'rights/member/request/page.tsx',
    ...inLayout,
    sample: innerRightsPaths.request('nobodys'),
  },
  { path: rightsPaths.complain, file: 'rights/member/complain/page.tsx', ...own },
  { path: rightsPaths.withoutAccount, file: 'rights/member/without-account/page.tsx', ...own },
  {
    path: innerRightsPaths.code(':requestId', ':secret'),
    file: 'rights/member/code/page.tsx',
    ...own,
    sample: innerRightsPaths.code('nobodys', 'nothing'),
  },
  {
    path: innerRightsPaths.guestRequest(':requestId', ':secret'),
    file: 'rights/member/guest-request/page.tsx',
    ...own,
    isUnlisted: true,
    sample: innerRightsPaths.guestRequest('nobodys', 'nothing'),
  },
  {
    path: rightsDeskPaths.requests,
    file: 'rights/desk/requests/page.tsx',
    kind: 'desk',
    right: 'rights',
    hasLayout: true,
  },
  {
    path: rightsDeskPaths.request(':requestId'),
    file: 'rights/desk/request/page.tsx',
    kind: 'desk',
    right: 'rights',
    hasLayout: true,
    sample: rightsDeskPaths.request('nobodys'),
  },
] as const satisfies readonly Page[];
