/** Addresses for administrators. */
export const accountDeskPaths = {
  accounts: '/admin/accounts',
  account: (id: string) => `/admin/accounts/${id}`,
} as const;
