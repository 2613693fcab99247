/** Addresses of opportunities that give credit: of their owners, and of the staff of the institution. */
export const creditOpportunityPaths = {
  institution: (opportunityId: string) => `/my/opportunities/${opportunityId}/institution`,
  asked: (slug: string) => `/my/organisations/${slug}/opportunities`,
  one: (slug: string, id: string) => `/my/organisations/${slug}/opportunities/${id}`,
} as const;
