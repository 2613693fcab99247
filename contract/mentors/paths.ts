/** Addresses to which pages of every module lead. */
export const mentorPaths = {
  findMentors: '/find/mentors',
  findMentor: (handle: string) => `/find/mentors/${handle}`,
  mentorship: '/mentorship',
} as const;
