/** The address to which the footer of every page leads. */
export const mentorPaths = { mentorship: '/mentorship' } as const;
