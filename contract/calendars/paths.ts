/** Addresses to which pages of every module lead. */
export const calendarPaths = {
  settings: '/settings/calendar',
  /** With the secret of a member's own calendar. */
  calendar: (secret: string) => `/calendar/${secret}.ics`,
  file: (file: string) => `/calendar/${file}`,
} as const;
