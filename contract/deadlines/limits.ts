/** Limits of an extension: its days, and the length of its reason in characters. */
export const extensionLimits = { days: 7, reason: 300 } as const;
