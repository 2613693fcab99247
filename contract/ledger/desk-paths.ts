/** Addresses for administrators. */
export const ledgerDeskPaths = {
  ledgers: '/admin/ledgers',
} as const;
