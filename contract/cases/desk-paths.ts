/** Addresses for administrators. */
export const caseDeskPaths = {
  cases: '/admin/cases',
  case: (id: string) => `/admin/cases/${id}`,
} as const;
