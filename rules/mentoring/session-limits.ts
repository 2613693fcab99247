/** Every limit of sessions between a mentor and a mentee. */
export const sessionLimits = {
  reservedMinutes: 10,
  /** Reservations of a member in 24 hours. */
  reservationsADay: 10,
  topic: 100,
  question: { min: 120, max: 1000 },
  links: 3,
  /** Links and files of a request together. */
  attachments: 3,
  words: 300,
  location: 300,
  note: 3000,
  /** Of a session with a mentee under 18. */
  messages: { text: 2000, most: 500 },
  steps: 10,
  step: 200,
  thanks: 300,
  appeal: { min: 20, max: 1000 },
  /** Times that a mentor offers in place of an agreed one. */
  offered: 3,
  /** Requests that wait, sessions ahead; without a mark fewer. */
  waiting: { marked: 3, unmarked: 1 },
  ahead: { marked: 5, unmarked: 2 },
  requestsAWeek: 10,
  /** Sessions with one mentor in 30 days. */
  withOneMentor: 2,
  withOneMentorDays: 30,
  /** Days until the next request to the same mentor. */
  restDays: { lapsed: 2, withdrawn: 2, declined: 30, declinedTwice: 180 },
  /** Hours before the start until which a time can be moved, and under which a cancellation is late. */
  moveHours: 6,
  lateHours: 3,
  /** Hours before the start at which an answer is due at the latest. */
  answerHoursBefore: 3,
  /** A claim can be made from so many minutes after the start, to so many hours after the end. */
  claimAfterMinutes: 10,
  claimHours: 48,
  appealDays: 14,
  /** Two no-shows or late cancellations in this time stop new requests. */
  strikes: 2,
  strikeDays: 60,
  strikeRestDays: 14,
  /** So many lapses in so many days pause the page of a mentor. */
  lapses: 3,
  lapseDays: 30,
  locationHours: 24,
  conversationDays: 14,
  lists: 5,
  members: 50,
  listDays: 30,
  restOfListHours: 6,
  /** Answers and sessions from which figures are shown. */
  figuresFrom: 5,
  menteeFiguresFrom: 3,
  keptMonths: 24,
  /** Days after the session, or after the end of its request. */
  fileDays: 30,
} as const;
