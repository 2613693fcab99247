/** Addresses to which few pages lead. */
export const cofounderTitlePaths = {
  titles: (slug: string) => `/my/projects/${slug}/cofounders`,
} as const;
