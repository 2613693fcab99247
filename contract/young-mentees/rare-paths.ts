/** Addresses to which few pages lead: the scripts of all others do without them. */
export const youngPaths = {
  mentors: '/under-18/mentors',
  ask: (handle: string) => `/under-18/mentors/${handle}`,
  request: (id: string) => `/under-18/requests/${id}`,
  ownApproval: '/my/mentoring/under-18',
  reference: '/mentor-reference',
  guardian: '/guardian/mentoring',
} as const;
