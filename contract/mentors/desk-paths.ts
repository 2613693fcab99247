/** Addresses for administrators. */
export const mentorDeskPaths = {
  deskMentors: '/admin/mentoring',
  deskMentorReview: (id: string) => `/admin/mentoring/${id}`,
} as const;
