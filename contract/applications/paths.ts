/** Addresses to which pages of every module lead. */
export const applicationPaths = {
  ownApplications: '/my/applications',
  ownApplication: (id: string) => `/my/applications/${id}`,
  apply: (slug: string, from = '') => `/opportunities/${slug}/apply${from && `?from=${from}`}`,
} as const;
