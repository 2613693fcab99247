/** Addresses for administrators alone. Nothing public may import this. */
export const adminPaths = {
  messages: '/admin',
  answered: '/admin?state=answered',
  message: (id: string) => `/admin/messages/${encodeURIComponent(id)}`,
  accounts: '/admin/accounts',
  account: (id: string) => `/admin/accounts/${encodeURIComponent(id)}`,
  log: '/admin/log',
} as const;

/** The same addresses as the router takes them. */
export const adminRoutes = {
  messages: '/admin',
  message: '/admin/messages/:messageId',
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
