/** What saved searches are bound to; apart from the calls, because pages need only this. */
export const savedSearchLimits = { name: 80, most: 20 } as const;
