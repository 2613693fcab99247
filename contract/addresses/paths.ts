/** Addresses to which pages of every module lead. */
export const addressPaths = {
  verifyEmail: '/verify-email',
  restoreEmail: '/restore-email',
} as const;
