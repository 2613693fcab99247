/** Addresses to which pages of every module lead. */
export const ledgerPaths = {
  verify: '/verify',
} as const;
