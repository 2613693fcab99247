/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerProjectPaths = {
  projectCover: (slug: string) => `/my/projects/${slug}/cover`,
  editProject: (slug: string, step: string) => `/my/projects/${slug}/edit/${step}`,
  invitations: '/invitation',
} as const;
