/** Every limit of questions and trials; those of the agreement of a trial stand with agreements. */
export const trialLimits = {
  /** Characters of one answer. */
  answer: 600,
  /** Trials that are proposed or run. */
  ofMember: 2,
  /** A trial that is not proposed within so many days is dropped. */
  draftDays: 14,
  answerDays: 7,
  /** Sets of answers: after they are closed, and in any case. */
  setsKeptDays: 90,
  setsKeptMonths: 12,
  /** After the last of a pair. */
  keptMonths: 24,
} as const;
