export const publicProfileLimits = {
  otherName: 80,
  headline: 120,
  about: 2000,
  languages: 10,
  links: 5,
  work: 10,
  workWhat: 80,
  workWhere: 80,
  workLine: 160,
  firstYear: 1950,
  lastYear: 2100,
} as const;
