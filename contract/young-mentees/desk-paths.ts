/** Addresses for administrators. */
export const youngDeskPaths = {
  list: '/admin/under-18',
  one: (id: string) => `/admin/under-18/${id}`,
} as const;
