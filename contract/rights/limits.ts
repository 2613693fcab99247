/** Kinds and limits of requests. They stand apart from the calls because pages need only these. */
export const rightsLimits = {
  words: { min: 10, max: 3000 },
  answer: { min: 3, max: 5000 },
  guestsADay: 5,
} as const;

export const rightsTimes = { contestDays: 30, keptYears: 3, days: 15, contentDays: 7 } as const;

/** A complaint is about content that others see here, or about anything else. */
export const requestKinds = ['see', 'correct', 'erase', 'other', 'content', 'complaint'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const complaintKinds = ['content', 'complaint'] as const satisfies readonly RequestKind[];
/** A request about the own data. */
export const dataKinds = ['see', 'correct', 'erase', 'other'] as const satisfies readonly RequestKind[];

export const requestStates = ['received', 'in_work', 'answered', 'contested', 'final', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

export const requestOutcomes = ['done', 'refused'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export const refusalReasons = [
  'not_held',
  'not_wrong',
  'law',
  'others',
  'agreement',
  'rules_kept',
  'unclear',
  'repeated',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const requestLists = ['waiting', 'answered'] as const;
export type RequestList = (typeof requestLists)[number];
