import { nomineeDeskPaths } from '#contract/nominees/desk-paths.ts';
import { innerNomineePaths } from '#contract/nominees/inner-paths.ts';
import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import type { Page } from '../page.ts';

const own = { kind: 'personal', isRare: true } as const;
const byLink = { ...own, isUnlisted: true } as const;
const ofDesk = { kind: 'desk', right: 'rights', hasLayout: true } as const;

/** The pages of this module, for the table of all pages. */
export const nomineePages = [
  { path: nomineePaths.nominee, file: 'nominees/member/own/page.tsx', ...own, hasLayout: true },
  { path: nomineePaths.act, file: 'nominees/member/act/page.tsx', ...byLink },
  {
    path: innerNomineePaths.code(':visitId', ':secret'),
    file: 'nominees/member/code/page.tsx',
    ...byLink,
    sample: innerNomineePaths.code('nobodys', 'nothing'),
  },
  {
    path: innerNomineePaths.visit(':visitId', ':secret'),
    file: 'nominees/member/visit/page.tsx',
    ...byLink,
    sample: innerNomineePaths.visit('nobodys', 'nothing'),
  },
  {
    path: innerNomineePaths.member(':visitId', ':secret', ':nomineeId'),
    file: 'nominees/member/one/page.tsx',
    ...byLink,
    takesFiles: true,
    sample: innerNomineePaths.member('nobodys', 'nothing', 'none'),
  },
  {
    path: innerNomineePaths.here(':requestId', ':secret'),
    file: 'nominees/member/here/page.tsx',
    ...byLink,
    sample: innerNomineePaths.here('nobodys', 'nothing'),
  },
  { path: innerNomineePaths.guardian, file: 'nominees/member/guardian/page.tsx', ...byLink },
  { path: nomineeDeskPaths.requests, file: 'nominees/desk/requests/page.tsx', ...ofDesk },
  {
    path: nomineeDeskPaths.request(':requestId'),
    file: 'nominees/desk/request/page.tsx',
    ...ofDesk,
    sample: nomineeDeskPaths.request('nobodys'),
  },
] as const satisfies readonly Page[];
