/** Addresses of the rosters of an organisation, and of its students. */
export const rosterPaths = {
  join: '/my/organisations/join',
  joined: '/my/organisations/joined',
  guardian: '/guardian/rosters',
  membership: (id: string) => `/my/organisations/joined/${id}`,
  cohorts: (slug: string) => `/my/organisations/${slug}/students`,
  cohort: (slug: string, cohortId: string) => `/my/organisations/${slug}/students/${cohortId}`,
  preview: (slug: string, importId: string) => `/my/organisations/${slug}/imports/${importId}`,
  student: (slug: string, cohortId: string, rowId: string) =>
    `/my/organisations/${slug}/students/${cohortId}/${rowId}`,
  names: (slug: string) => `/my/organisations/${slug}/names`,
  codes: (slug: string, cohortId: string, file: string) =>
    `/my/organisations/${slug}/students/${cohortId}/codes/${file}`,
} as const;
