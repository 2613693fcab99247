/** Limits of interests. They stand apart from the calls because pages need only these. */
export const interestLimits = { about: 600, sectors: 10, districts: 10 } as const;

/** Each thing that a member can give. The strings are the stored values. */
export const gives = ['Time', 'Advice', 'Contacts', 'Customers', 'Machines', 'Rooms'] as const;
export type Give = (typeof gives)[number];

/** The marks of members who have interests. */
export const askerMarks = ['investor', 'industry_professional'] as const;
export type AskerMark = (typeof askerMarks)[number];

/** The purposes of introductions between such members and projects, in the order of pages. */
export const interestPurposes = ['invest', 'try_as_customer', 'advise', 'hire_team'] as const;
export type InterestPurpose = (typeof interestPurposes)[number];

/** Of the two sides, the one with interests has one of these marks. */
export const marksOfPurpose: Readonly<Record<InterestPurpose, readonly AskerMark[]>> = {
  invest: ['investor'],
  try_as_customer: askerMarks,
  advise: askerMarks,
  hire_team: askerMarks,
};

/** How long a case about money keeps a member from a mark and from a page as a mentor. */
export const barredMonths = 12;

/** The steps that are left before a member can ask a project, in their order. */
export const askLacks = ['interests', 'promise'] as const;
export type AskLack = (typeof askLacks)[number];
