/** Addresses to which pages of every module lead. */
export const sitePaths = {
  home: '/',
  launchpad: '/launchpad',
  about: '/about',
  /** Of the module of organisations: the footer of every page leads here, and to no other address of it. */
  organisations: '/organisations',
  collaboration: '/collaboration',
} as const;
