/** Times and kinds of breaches. ⚖ */
export const breachTimes = { keptYears: 3 } as const;

/** The authorities that are told, the country whose people it is about, and the hours after we found it. */
export const breachAuthorities = {
  india_board_first: { country: '', hours: 0 },
  india_board_full: { country: '', hours: 72 },
  india_cert: { country: '', hours: 6 },
  ghana: { country: 'GH', hours: 72 },
  nigeria: { country: 'NG', hours: 72 },
  uganda: { country: 'UG', hours: 0 },
} as const;
export type BreachAuthority = keyof typeof breachAuthorities;
export const breachAuthorityNames = Object.keys(breachAuthorities) as [BreachAuthority, ...BreachAuthority[]];

/** The kinds of data that an email names. */
export const breachKinds = [
  'account',
  'sign_in',
  'profile',
  'guardian',
  'files',
  'messages',
  'projects',
  'applications',
  'agreements',
  'mentoring',
  'reports',
  'words',
  'other',
] as const;
export type BreachKind = (typeof breachKinds)[number];

export const breachLists = ['open', 'closed'] as const;
export type BreachList = (typeof breachLists)[number];
