/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerNomineePaths = {
  code: (id: string, secret: string) => `/rights/act/code/${id}/${secret}`,
  visit: (id: string, secret: string) => `/rights/act/${id}/${secret}`,
  member: (id: string, secret: string, nomineeId: string) => `/rights/act/${id}/${secret}/${nomineeId}`,
  here: (id: string, secret: string) => `/rights/here/${id}/${secret}`,
  guardian: '/guardian/data',
} as const;
