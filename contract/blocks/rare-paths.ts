/** Addresses to which pages of every module lead. */
export const blockPaths = {
  blockedPeople: '/settings/blocked',
  blockPerson: (personId: string) => `/settings/blocked/${personId}`,
} as const;
