/** Addresses to which pages of every module lead. */
export const signUpPaths = {
  signup: '/signup',
} as const;
