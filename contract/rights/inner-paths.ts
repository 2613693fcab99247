/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerRightsPaths = {
  held: '/rights/held',
  ask: '/rights/ask',
  request: (id: string) => `/rights/requests/${id}`,
  code: (id: string, secret: string) => `/rights/without-account/code/${id}/${secret}`,
  guestRequest: (id: string, secret: string) => `/rights/without-account/${id}/${secret}`,
} as const;
