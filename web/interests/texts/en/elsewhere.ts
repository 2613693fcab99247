/** The texts on pages of other modules. */
export const interestElsewhereTexts = {
  you: 'Interests',
  youFacts: 'For investors and industry professionals',
  workspace: 'Who may ask for an introduction',
} as const;
