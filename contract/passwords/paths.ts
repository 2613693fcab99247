/** Addresses to which pages of every module lead. */
export const passwordPaths = {
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
} as const;
