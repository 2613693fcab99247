/** Addresses to which pages of every module lead. */
export const factorPaths = {
  signIn: '/settings/sign-in',
  restore: '/restore-sign-in',
  lost: '/login/lost',
} as const;
