/** Addresses to which pages of every module lead. */
export const consentPaths = {
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  security: '/security',
} as const;
