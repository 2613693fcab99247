/** Every limit of mentorships. */
export const mentorshipLimits = {
  weeks: { min: 4, max: 26, usual: 8 },
  everyWeeks: [1, 2, 4],
  positions: { min: 0, max: 10, usual: 2 },
  goals: { min: 1, max: 5 },
  goal: 200,
  doneWhen: 200,
  minutes: [15, 30, 45, 60],
  /** Days within which messages are answered. */
  answerDays: { min: 1, max: 7, usual: 3 },
  words: 300,
  /** Days until the next proposal in a pair. */
  restDays: { lapsed: 2, withdrawn: 2, declined: 30 },
  pauseWeeks: { min: 1, max: 4 },
  /** Sessions of one form. */
  series: 6,
  line: 300,
  /** So many missed check-ins in a row ask both whether they go on. */
  missed: 2,
  reached: 600,
  reachedDays: 7,
  conversationDays: 14,
  keptMonths: 24,
} as const;
