/** When an unused account is erased, and how long before its member is told. */
export const unusedTimes = {
  years: 3,
  noticeDays: { 1: 30, 2: 7, 3: 2 },
  /** An email that does not leave delays the erasure by no more. */
  delayDays: 21,
} as const;

export type UnusedNotice = keyof typeof unusedTimes.noticeDays;
