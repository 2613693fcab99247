/** Addresses to which pages of every module lead. */
export const storyPaths = {
  stories: '/stories',
  story: (slug: string) => `/stories/${slug}`,
  feed: '/stories.atom',
} as const;
