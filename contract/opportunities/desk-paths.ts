/** Addresses for administrators. */
export const opportunityDeskPaths = {
  deskOpportunities: '/admin/opportunities',
  deskOpportunity: (id: string) => `/admin/opportunities/${id}`,
} as const;
