/** Addresses to which few pages lead: the scripts of all others do without them. */
export const writtenReviewPaths = {
  ask: (handle: string) => `/find/mentors/${handle}/review`,
  review: (id: string) => `/my/mentoring/reviews/${id}`,
} as const;
