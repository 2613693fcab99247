/** Addresses to which pages of every module lead. */
export const searchPaths = {
  find: '/find',
} as const;
