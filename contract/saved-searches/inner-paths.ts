/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerSavedSearchPaths = {
  savedSearch: (id: string) => `/my/saved/searches/${id}`,
} as const;
