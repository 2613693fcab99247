/** The limits of written reviews alone. Those of requests are `sessionLimits`. */
export const reviewLimits = {
  answer: { min: 200, max: 6000 },
  questionBack: { min: 20, max: 1000 },
  answerBack: { min: 20, max: 6000 },
  /** Days in which the mentee asks back, and then those until it closes. */
  backDays: 7,
  /** Days after the end. */
  fileDays: 30,
  keptMonths: 24,
} as const;
