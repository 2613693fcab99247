/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerAgreementPaths = {
  newAgreement: (slug: string) => `/my/projects/${slug}/agreements/new`,
  projectPool: (slug: string) => `/my/projects/${slug}/pool`,
  ownAgreement: (id: string) => `/my/agreements/${id}`,
  editAgreement: (id: string, step: string) => `/my/agreements/${id}/edit/${step}`,
  agreementMilestone: (id: string, number: string) => `/my/agreements/${id}/edit/milestones/${number}`,
  milestone: (id: string, number: string | number) => `/my/agreements/${id}/milestones/${number}`,
  draftText: (id: string) => `/my/agreements/${id}/draft`,
  amendment: (id: string) => `/my/agreements/${id}/amendment`,
  dispute: (id: string, number: string | number) => `/my/agreements/${id}/milestones/${number}/dispute`,
  signAgreement: (id: string) => `/my/agreements/${id}/sign`,
  agreementLedger: (id: string) => `/my/agreements/${id}/ledger`,
  agreementEnd: (id: string) => `/my/agreements/${id}/end`,
  agreementShares: (id: string) => `/my/agreements/${id}/shares`,
} as const;
