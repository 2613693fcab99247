/** Addresses for administrators. */
export const rightsDeskPaths = {
  requests: '/admin/rights',
  request: (id: string) => `/admin/rights/${id}`,
} as const;
