/** Addresses to which pages of every module lead. */
export const conversationPaths = {
  messages: '/messages',
  conversation: (id: string) => `/messages/${id}`,
} as const;
