/** The row under You. */
export const agreementRowTexts = {
  title: 'My agreements',
  facts: 'What you have agreed with projects, and what waits for you',
} as const;
