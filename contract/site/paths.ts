/** Addresses to which pages of every module lead. */
export const sitePaths = {
  home: '/',
  launchpad: '/launchpad',
  about: '/about',
  collaboration: '/collaboration',
} as const;
