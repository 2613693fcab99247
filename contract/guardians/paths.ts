/** Addresses to which pages of every module lead. */
export const guardianPaths = {
  guardian: '/guardian',
} as const;
