/** Addresses of credit. */
export const creditPaths = {
  credit: '/my/credit',
  newClaim: '/my/credit/new',
  logs: '/my/credit/logs',
  hosted: '/my/credit/hosted',
  claim: (claimId: string) => `/my/credit/${claimId}`,
  hostedClaim: (claimId: string) => `/my/credit/hosted/${claimId}`,
  claims: (slug: string) => `/my/organisations/${slug}/claims`,
  collegeClaim: (slug: string, claimId: string) => `/my/organisations/${slug}/claims/${claimId}`,
  collegeEvidence: (slug: string, claimId: string, fileId: string) =>
    `/my/organisations/${slug}/claims/${claimId}/evidence/${fileId}`,
  claimsFile: (slug: string) => `/my/organisations/${slug}/claims.csv`,
  rule: (slug: string, cohortId: string) => `/my/organisations/${slug}/students/${cohortId}/rule`,
} as const;
