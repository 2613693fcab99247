/** Addresses to which pages of every module lead. */
export const agreementPaths = {
  ownAgreements: '/my/agreements',
} as const;
