/** Parts of a page whose scripts load at the same time as the page; a followed link waits for them. */
export const comingParts = new Set<Promise<unknown>>();
