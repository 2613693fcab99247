import { innerConversationPaths } from '#contract/conversations/inner-paths.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const conversationPages = [
  {
    path: conversationPaths.messages,
    file: 'conversations/member/list/page.tsx',
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: conversationPaths.conversation(':conversationId'),
    file: 'conversations/member/conversation/page.tsx',
    kind: 'personal',
    hasLayout: true,
    takesFiles: true,
    sample: conversationPaths.conversation('nobodys'),
  },
  {
    path: innerConversationPaths.editMessage(':conversationId', ':number'),
    file: 'conversations/member/edit/page.tsx',
    kind: 'personal',
    isRare: true,
    hasLayout: true,
    sample: innerConversationPaths.editMessage('nobodys', '1'),
  },
  {
    path: innerConversationPaths.writeTo(':handle'),
    file: 'conversations/member/write/page.tsx',
    kind: 'personal',
    begins: true,
    isRare: true,
    hasLayout: true,
    sample: innerConversationPaths.writeTo('nobody-at-all'),
  },
] as const satisfies readonly Page[];
