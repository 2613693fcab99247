/** What may be asked for in addition: days, and the length of the reason in characters. */
export const extensionLimits = { days: 7, reason: 300 } as const;
