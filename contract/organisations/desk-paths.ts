/** Addresses for administrators. */
export const organisationDeskPaths = {
  organisations: '/admin/organisations',
  reviewedOrganisation: (id: string) => `/admin/organisations/${id}`,
} as const;
