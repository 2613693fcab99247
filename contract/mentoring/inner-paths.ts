/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerMentoringPaths = {
  ask: (handle: string) => `/find/mentors/${handle}/ask`,
  move: (id: string) => `/my/mentoring/${id}/move`,
  calendarSettings: '/settings/calendar',
  calendarFile: (file: string) => `/calendar/${file}`,
  appeals: '/admin/mentoring/appeals',
  appeal: (id: string) => `/admin/mentoring/appeals/${id}`,
} as const;
