/** Addresses to which pages of every module lead. */
export const opportunityPaths = {
  opportunities: '/opportunities',
  jobs: '/opportunities?kind=jobs',
  opportunity: (slug: string) => `/opportunities/${slug}`,
  findOpportunities: '/find/opportunities',
  findOpportunity: (slug: string) => `/find/opportunities/${slug}`,
  ownOpportunities: '/my/opportunities',
  ownOpportunity: (id: string) => `/my/opportunities/${id}`,
} as const;
