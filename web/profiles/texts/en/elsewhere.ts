/** The texts on pages of other modules. */
export const profileElsewhereTexts = {
  complete: 'Complete your profile',
} as const;
