/** Few pages lead here: the scripts of all others do without them. */
export const interestPaths = {
  interests: '/my/interests',
  promise: '/my/interests/promise',
  /** To promise, and to go on to the form that asks this project. */
  promiseBefore: (slug: string) => `/my/interests/promise?${new URLSearchParams({ project: slug })}`,
  projectAskers: (slug: string) => `/my/projects/${slug}/introductions`,
} as const;
