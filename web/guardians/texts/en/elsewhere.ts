/** The texts on pages of other modules. */
export const guardianElsewhereTexts = {
  steps: 'See what your parent or guardian can do',
} as const;
