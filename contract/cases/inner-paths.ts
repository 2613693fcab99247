/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerCasePaths = {
  reportCode: (id: string, secret: string) => `/report/code/${id}/${secret}`,
} as const;
