/** Addresses to which few pages lead: the scripts of all others do without them. */
export const officeHourPaths = {
  officeHours: '/my/mentoring/office-hours',
  officeHour: (id: string) => `/my/mentoring/office-hours/${id}`,
} as const;
