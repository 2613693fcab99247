/** Addresses for staff. */
export const breachDeskPaths = {
  breaches: '/admin/breaches',
  breach: (id: string) => `/admin/breaches/${id}`,
} as const;
