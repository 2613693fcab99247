/** Characters and words of a search that are looked at. */
export const searchLimits = { typed: 200, words: 8 } as const;
