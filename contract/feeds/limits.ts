export const feedLimits = {
  entries: 50,
  /** Closing and first days together. */
  calendarEntries: 200,
} as const;

/** How many opportunities a card shows; the first where the address names none. */
export const cardSizes = ['5', '3', '10'] as const;
