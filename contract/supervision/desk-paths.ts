/** Addresses for administrators. */
export const supervisionDeskPaths = {
  guardianRefusals: '/admin/guardians',
} as const;
