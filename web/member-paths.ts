/** Addresses to which few pages of members lead: the scripts of all others need not carry them. */
export const memberPaths = {
  savedSearch: (id: string) => `/my/saved/searches/${id}`,
  editOpportunity: (id: string, step: string) => `/my/opportunities/${id}/edit/${step}`,
  projectCover: (slug: string) => `/my/projects/${slug}/cover`,
  editProject: (slug: string, step: string) => `/my/projects/${slug}/edit/${step}`,
  editMessage: (id: string, number: string) => `/messages/${id}/${number}`,
  writeTo: (handle: string) => `/find/people/${handle}/write`,
  reportCode: (id: string, secret: string) => `/report/code/${id}/${secret}`,
  invitations: '/invitation',
  yourAbout: '/you/public/about',
  yourLanguages: '/you/public/languages',
  yourTime: '/you/public/time',
  yourLinks: '/you/public/links',
  yourWork: '/you/public/work',
  yourHandle: '/you/public/handle',
  yourVisibility: '/you/public/visibility',
} as const;
