/** Every address of the site, in one place. */
export const paths = {
  home: '/',
  launchpad: '/launchpad',
  about: '/about',
  collaboration: '/collaboration',
  stories: '/stories',
  story: (slug: string) => `/stories/${slug}`,
  feed: '/stories.atom',
  login: '/login',
  signin: '/signin',
  signup: '/signup',
  dashboard: '/dashboard',
  logout: '/logout',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  security: '/security',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  guardian: '/guardian',
} as const;

/** Pages that show nothing of use before their scripts run; on all others reading comes first. */
export const scriptedPaths: string[] = [paths.dashboard];
