/** Addresses for administrators. */
export const verificationDeskPaths = {
  verifications: '/admin/verifications',
  reviewedVerification: (id: string) => `/admin/verifications/${id}`,
  academicDomains: '/admin/academic-domains',
} as const;
