/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerOpportunityPaths = {
  editOpportunity: (id: string, step: string) => `/my/opportunities/${id}/edit/${step}`,
} as const;
