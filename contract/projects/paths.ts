/** Addresses to which pages of every module lead. */
export const projectPaths = {
  projects: '/projects',
  project: (slug: string) => `/projects/${slug}`,
  findProjects: '/find/projects',
  findProject: (slug: string) => `/find/projects/${slug}`,
  ownProjects: '/my/projects',
  newProject: '/my/projects/new',
  ownProject: (slug: string) => `/my/projects/${slug}`,
  projectUpdates: (slug: string) => `/my/projects/${slug}/updates`,
  projectOpportunities: (slug: string) => `/my/projects/${slug}/opportunities`,
  projectTeam: (slug: string) => `/my/projects/${slug}/team`,
  invitation: (id: string) => `/invitation?id=${id}`,
} as const;
