/** The versions of the texts that a sign-up accepts. Change one whenever its text changes in what it promises. */
export const textVersions = { terms: '2026-11-21', privacy: '2026-11-21' } as const;
