/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerMentorPaths = {
  findMentors: '/find/mentors',
  findMentor: (handle: string) => `/find/mentors/${handle}`,
  ownMentorPage: '/my/mentoring/page',
  editMentorPage: '/my/mentoring/page/edit',
  mentorHours: '/my/mentoring/hours',
} as const;
