/** Addresses to which pages of every module lead. */
export const rightsPaths = {
  rights: '/rights',
  complain: '/complain',
  withoutAccount: '/rights/without-account',
} as const;
