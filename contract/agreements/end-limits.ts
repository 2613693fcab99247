/** What is said when an agreement ends, or when units become shares; apart from the calls, because pages need only these. */
export const endLimits = {
  words: 2000,
  /** By which document units have become shares. */
  document: 300,
} as const;
