/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerMentorPaths = {
  ownMentorPage: '/my/mentoring/page',
  editMentorPage: '/my/mentoring/page/edit',
  mentorHours: '/my/mentoring/hours',
} as const;
