/** Addresses to which pages of every module lead. */
export const languagePaths = {
  settings: '/settings/language',
} as const;
