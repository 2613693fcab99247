/** Parts of a page whose scripts are on their way while the page itself is: a page that a link leads to waits for them. */
export const comingParts = new Set<Promise<unknown>>();
