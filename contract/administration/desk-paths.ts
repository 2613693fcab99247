/** Addresses for staff. */
export const administrationDeskPaths = {
  log: '/admin/log',
  staff: '/admin/staff',
  proposals: '/admin/proposals',
  proposal: (id: string) => `/admin/proposals/${id}`,
} as const;
