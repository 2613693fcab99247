/** Addresses to which few pages lead: the scripts of all others do without them. */
export const youngPaths = {
  mentors: '/under-18/mentors',
  ask: (handle: string) => `/under-18/mentors/${handle}`,
  request: (id: string) => `/under-18/requests/${id}`,
  /** A plan after the session of this request. */
  propose: (id: string) => `/under-18/requests/${id}/plan`,
  plan: (id: string) => `/under-18/plans/${id}`,
  planSessions: (id: string) => `/under-18/plans/${id}/sessions`,
  ownApproval: '/my/mentoring/under-18',
  reference: '/mentor-reference',
  guardian: '/guardian/mentoring',
} as const;
