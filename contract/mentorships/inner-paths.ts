/** Addresses to which few pages lead: the scripts of all others do without them. */
export const mentorshipPlanPaths = {
  /** The mentorships of the list of mentoring. */
  list: '/my/mentoring?list=mentorships',
  plan: (id: string) => `/my/mentoring/plans/${id}`,
  change: (id: string) => `/my/mentoring/plans/${id}/change`,
  sessions: (id: string) => `/my/mentoring/plans/${id}/sessions`,
  /** A proposal to the other side of this session. */
  propose: (sessionId: string) => `/my/mentoring/${sessionId}/plan`,
} as const;
