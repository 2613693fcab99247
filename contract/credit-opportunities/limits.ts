/** Limits of opportunities that give credit. They stand apart from the calls because pages need only these. */
export const creditOpportunityLimits = {
  reason: 500,
  cohorts: 50,
} as const;

/** The states of a question to an institution. */
export const creditOpportunityStates = [
  'asked',
  /** Its time is over. The institution can still answer. */
  'unanswered',
  'confirmed',
  'declined',
  'taken_back',
  /** The opportunity, the institution or the choice of it has ended. */
  'ended',
] as const;
export type CreditOpportunityState = (typeof creditOpportunityStates)[number];

/** The lists of the staff. */
export const creditOpportunityLists = ['waiting', 'confirmed', 'declined'] as const;
export type CreditOpportunityList = (typeof creditOpportunityLists)[number];
