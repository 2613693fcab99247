/** Addresses to which pages of every module lead. */
export const transparencyPagePaths = {
  transparency: '/transparency',
} as const;
