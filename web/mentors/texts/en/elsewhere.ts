/** The texts on pages of other modules. */
export const mentorsElsewhereTexts = { tab: 'Mentors', desk: 'Mentoring' } as const;
