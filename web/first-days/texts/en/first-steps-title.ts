/** The words that Today carries; those of each step are sent along by the server. */
export const firstStepsTexts = {
  title: 'Your first steps',
  putAway: 'Not for me',
} as const;
