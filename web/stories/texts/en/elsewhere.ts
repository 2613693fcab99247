/** The texts on pages of other modules. */
export const storyElsewhereTexts = {
  read: 'Read how others began',
} as const;
