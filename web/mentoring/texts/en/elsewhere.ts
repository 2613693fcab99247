/** The texts on pages of other modules. */
export const mentoringElsewhereTexts = {
  title: 'Mentoring',
  facts: 'Your sessions, lists, and your page as a mentor',
} as const;
