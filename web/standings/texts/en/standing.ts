/** Beside what somebody has typed for a thing that has changed meanwhile. */
export const standingTexts = { now: 'How it stands now', nothingNow: 'Empty' } as const;
