/** Addresses to which few pages lead: the scripts of all others do without them. */
export const mentoringPaths = {
  mentoring: '/my/mentoring',
  session: (id: string) => `/my/mentoring/${id}`,
  move: (id: string) => `/my/mentoring/${id}/move`,
  lists: '/my/mentoring/lists',
  times: (handle: string) => `/find/mentors/${handle}/times`,
  ask: (handle: string) => `/find/mentors/${handle}/ask`,
} as const;
