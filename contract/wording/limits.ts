/** Limits of a better wording. They stand apart from the calls because pages need only the numbers. */
export const wordingLimits = { words: 300, better: 300, page: 200, aDay: 5, keptDays: 180 } as const;

export const wordingLists = ['new', 'drafts'] as const;
export type WordingList = (typeof wordingLists)[number];
