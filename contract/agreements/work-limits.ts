/** Limits of the words and files of a milestone. They stand apart from the calls because pages need only these. */
export const workLimits = {
  text: 4000,
  links: 5,
  files: 5,
  hours: 10_000,
  /** Of earlier work and open parts that do not pass to the project. */
  notPassing: 1000,
  words: 2000,
} as const;
