/** Addresses to which only pages of this module and the server lead: other pages need not carry them. */
export const rareOrganisationPaths = {
  newOrganisation: '/my/organisations/new',
  organisationStaff: (slug: string) => `/my/organisations/${slug}/staff`,
  staffRemoval: (slug: string) => `/my/organisations/${slug}/removal`,
  organisationProjects: (slug: string) => `/my/organisations/${slug}/projects`,
  organisationPicture: (slug: string) => `/my/organisations/${slug}/picture`,
  ofProject: (slug: string) => `/my/projects/${slug}/organisation`,
} as const;
