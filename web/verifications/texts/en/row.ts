/** The row under You. */
export const verificationRowTexts = {
  title: 'Verification',
  facts: 'What others can rely on about you',
} as const;
