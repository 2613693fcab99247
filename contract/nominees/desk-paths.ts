/** Addresses for staff. */
export const nomineeDeskPaths = {
  requests: '/admin/nominees',
  request: (id: string) => `/admin/nominees/${id}`,
} as const;
