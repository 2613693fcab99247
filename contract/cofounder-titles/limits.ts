export const cofounderTitleLimits = {
  answerDays: 7,
  /** After its end. */
  keptDays: 60,
} as const;
