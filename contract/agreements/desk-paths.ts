/** Addresses for administrators. */
export const agreementDeskPaths = {
  disputes: '/admin/disputes',
  dispute: (id: string) => `/admin/disputes/${id}`,
  contestedCauses: '/admin/contested-causes',
} as const;
