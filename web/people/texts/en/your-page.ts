/** The public profile, as its row on You and its own page call it. */
export const yourPageTexts = {
  title: 'How others see you',
  facts: 'Your page, who sees it, and your handle',
} as const;
