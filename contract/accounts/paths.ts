/** Addresses to which pages of every module lead. */
export const accountPaths = {
  settings: '/settings',
  birthDate: '/birth-date',
} as const;
