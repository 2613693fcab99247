/** ⚖ Kinds, limits and times of persons who act for a member. They stand apart from the calls because pages need only these. */
export const nomineeLimits = { most: 1, name: 80, codesADay: 5, reason: { min: 10, max: 2000 } } as const;

export const nomineeTimes = {
  /** Days in which a sign of the member ends a request. Then staff decide. */
  waitDays: 30,
  /** Days after the request on which the member is emailed once more. */
  mailDays: [7, 28],
  /** Days in which staff decide after that. */
  decideDays: 15,
  /** Days after the decision in which the document is kept. */
  documentDays: 30,
  /** Days until the same person can ask once more. */
  againDays: 30,
  /** Days from the beginning of an erasing to its end. */
  eraseDays: 30,
  visitMinutes: 60,
  keptYears: 3,
} as const;

export const nomineeRelations = [
  'spouse',
  'parent',
  'child',
  'sibling',
  'friend',
  'lawyer',
  'other',
] as const;
export type NomineeRelation = (typeof nomineeRelations)[number];

/** Why a nominee acts: the member has died, or cannot act. */
export const nomineeCauses = ['death', 'cannot_act'] as const;
export type NomineeCause = (typeof nomineeCauses)[number];

export const nomineeStates = ['waiting', 'granted', 'refused', 'ended', 'withdrawn'] as const;
export type NomineeState = (typeof nomineeStates)[number];

export const nomineeRefusals = ['not_shown', 'other_person', 'unclear', 'alive'] as const;
export type NomineeRefusal = (typeof nomineeRefusals)[number];

export const nomineeLists = ['due', 'waiting', 'decided'] as const;
export type NomineeList = (typeof nomineeLists)[number];

/** The kinds of requests that a person who acts for a member can send. */
export const actingKinds = ['correct', 'content', 'complaint'] as const;
