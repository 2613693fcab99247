/** Addresses to which pages of every module lead. */
export const mentoringPaths = {
  mentoring: '/my/mentoring',
  session: (id: string) => `/my/mentoring/${id}`,
  lists: '/my/mentoring/lists',
  /** With the secret of a member's own calendar. */
  calendar: (secret: string) => `/calendar/${secret}.ics`,
  times: (handle: string) => `/find/mentors/${handle}/times`,
} as const;
