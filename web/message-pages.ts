import { memberPaths } from './member-paths.ts';
import type { Page } from './pages.ts';
import { paths } from './paths.ts';

/** The pages of conversations, for the table of all pages. */
export const messagePages = [
  { path: paths.messages, file: 'conversations/member/list/page.tsx', kind: 'personal', hasFrame: true },
  {
    path: paths.conversation(':conversationId'),
    file: 'conversations/member/conversation/page.tsx',
    kind: 'personal',
    hasFrame: true,
    takesFiles: true,
    sample: paths.conversation('nobodys'),
  },
  {
    path: memberPaths.editMessage(':conversationId', ':number'),
    file: 'conversations/member/edit/page.tsx',
    kind: 'personal',
    isRare: true,
    hasFrame: true,
    sample: memberPaths.editMessage('nobodys', '1'),
  },
  {
    path: memberPaths.writeTo(':handle'),
    file: 'conversations/member/write/page.tsx',
    kind: 'personal',
    isRare: true,
    hasFrame: true,
    sample: memberPaths.writeTo('nobody-at-all'),
  },
] as const satisfies readonly Page[];
