/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerConversationPaths = {
  editMessage: (id: string, number: string) => `/messages/${id}/${number}`,
  writeTo: (handle: string) => `/find/people/${handle}/write`,
} as const;
