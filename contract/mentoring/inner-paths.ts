/** Addresses to which few pages lead: the scripts of all others do without them. */
export const mentoringPaths = {
  mentoring: '/my/mentoring',
  session: (id: string) => `/my/mentoring/${id}`,
  move: (id: string) => `/my/mentoring/${id}/move`,
  lists: '/my/mentoring/lists',
  times: (handle: string) => `/find/mentors/${handle}/times`,
  ask: (handle: string) => `/find/mentors/${handle}/ask`,
  calendarSettings: '/settings/calendar',
  /** With the secret of a member's own calendar. */
  calendar: (secret: string) => `/calendar/${secret}.ics`,
  calendarFile: (file: string) => `/calendar/${file}`,
} as const;
