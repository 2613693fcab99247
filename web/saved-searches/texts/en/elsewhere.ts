/** The texts on pages of other modules. */
export const savedSearchElsewhereTexts = {
  saved: 'See the opportunities that you have saved',
} as const;
