/** Limits of saved searches. They stand apart from the calls because pages need only this. */
export const savedSearchLimits = { name: 80, most: 20 } as const;

/** The searches that can be saved. */
export const searchKinds = ['opportunities', 'projects'] as const;
export type SearchKind = (typeof searchKinds)[number];
