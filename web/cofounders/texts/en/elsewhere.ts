/** The texts on pages of other modules. */
export const cofoundersElsewhereTexts = {
  tab: 'Co-founders',
  desk: 'Co-founders',
} as const;
