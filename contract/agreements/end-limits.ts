/** Limits for ending an agreement and for converting units. They stand apart from the calls because pages need only these. */
export const endLimits = {
  words: 2000,
  /** By which document units have become shares. */
  document: 300,
} as const;
