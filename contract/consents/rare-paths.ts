/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerConsentPaths = {
  consents: '/rights/consents',
  receipt: (number: string) => `/rights/consents/${number}`,
  guardianReceipt: (id: string, secret: string, number: string) =>
    `/guardian/receipt/${id}/${secret}/${number}`,
} as const;
