/** Addresses for administrators. */
export const mentoringDeskPaths = {
  appeals: '/admin/mentoring/appeals',
  appeal: (id: string) => `/admin/mentoring/appeals/${id}`,
} as const;
