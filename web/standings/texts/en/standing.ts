/** Next to the text that a member has typed for something that has changed meanwhile. */
export const standingTexts = { now: 'How it is now', nothingNow: 'Empty' } as const;
