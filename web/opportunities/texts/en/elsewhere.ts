/** The texts on pages of other modules. */
export const opportunityElsewhereTexts = {
  read: 'Read which opportunities are open',
  save: 'Save this opportunity for later',
} as const;
