import { sessionLimits } from '../mentoring/session-limits.ts';

/** Every limit of office hours. */
export const officeHourLimits = {
  topic: sessionLimits.topic,
  minutes: { min: 30, max: 120, usual: 60 },
  seats: { min: 2, max: 50, usual: 10 },
  /** Office hours of a mentor that have not begun. */
  ahead: 4,
  /** Weeks before it begins in which it can be announced. */
  weeksAhead: 26,
  question: 300,
  words: sessionLimits.words,
  link: sessionLimits.location,
  /** Seats of a member ahead; without a mark fewer. */
  seatsAhead: { marked: 3, unmarked: 1 },
  /** Lists of a member, and members on a list. */
  lists: sessionLimits.lists,
  waiting: sessionLimits.members,
  /** Until so many hours before, the next on the list gets a free seat; afterwards it is offered, until so many before. */
  givenHours: 24,
  offeredHours: 2,
  /** The link shows from so many hours before, and is erased so many after the end. */
  linkHours: 1,
  erasedHours: sessionLimits.locationHours,
  keptMonths: sessionLimits.keptMonths,
} as const;
