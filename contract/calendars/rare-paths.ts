/** Addresses to which hardly any page leads: the scripts of all others do without them. */
export const calendarPaths = {
  settings: '/settings/calendar',
  /** With the secret of a member's own calendar. */
  calendar: (secret: string) => `/calendar/${secret}.ics`,
  file: (file: string) => `/calendar/${file}`,
} as const;
