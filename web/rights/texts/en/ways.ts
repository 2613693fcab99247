/** The ways to the rights of a person, on pages where a member may not get any further. */
export const wayTexts = {
  complain: 'Complain',
  withoutAccount: 'Ask about your data without signing in',
} as const;
