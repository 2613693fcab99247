/** Addresses to which pages of every module lead. */
export const mentoringPaths = {
  mentoring: '/my/mentoring',
  session: (id: string) => `/my/mentoring/${id}`,
  lists: '/my/mentoring/lists',
  times: (handle: string) => `/find/mentors/${handle}/times`,
} as const;
