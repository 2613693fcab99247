/** Addresses to which pages of every module lead. */
export const savedSearchPaths = {
  saved: '/my/saved',
} as const;
