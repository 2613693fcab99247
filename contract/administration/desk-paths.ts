/** Addresses for administrators. */
export const administrationDeskPaths = {
  log: '/admin/log',
} as const;
