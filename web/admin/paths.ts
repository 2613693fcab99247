/** Addresses for administrators alone. Nothing public may import this. */
export const adminPaths = {
  enquiries: '/admin',
  answered: '/admin?state=answered',
  enquiry: (id: string) => `/admin/enquiries/${encodeURIComponent(id)}`,
  accounts: '/admin/accounts',
  account: (id: string) => `/admin/accounts/${encodeURIComponent(id)}`,
  log: '/admin/log',
} as const;

/** The same addresses as the router takes them. */
export const adminRoutes = {
  enquiries: '/admin',
  enquiry: '/admin/enquiries/:enquiryId',
  accounts: '/admin/accounts',
  account: '/admin/accounts/:accountId',
  log: '/admin/log',
} as const;

/** True for what the server answers with the administrators' page. */
export function isAdminPage(pathname: string): boolean {
  return Object.values(adminRoutes).some((route) =>
    new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  );
}
