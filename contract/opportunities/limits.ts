/** Limits of opportunities. They stand apart from the calls because pages need only these. */
export const opportunityLimits = {
  title: 100,
  text: 2000,
  seats: 50,
  weeks: 52,
  hoursAWeek: 48,
  questions: 5,
  question: 200,
  trialHours: 3,
  institution: 120,
  creditHours: 120,
  place: 80,
  /** Days from today on which it closes at the latest, and by which it is renewed. */
  closesWithin: 30,
  reason: { min: 3, max: 500 },
} as const;

export const opportunityStates = [
  'draft',
  'review',
  'live',
  'paused',
  'filled',
  'closed',
  'expired',
  'removed',
] as const;
export type OpportunityState = (typeof opportunityStates)[number];

/** Why a person looks at it before others see it. */
export const reviewReasons = ['first_three', 'returned_before', 'held_text'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** The fields that a draft needs before it can be submitted, in the order of the form. */
export const neededToSubmit = [
  'wouldDo',
  'lookFor',
  'hoursAWeek',
  'startsOn',
  'closesOn',
  'mode',
  'place',
] as const;
export type NeededToSubmit = (typeof neededToSubmit)[number];

/** Why it cannot be submitted yet: the refusals that the list of what is left knows beforehand. */
export const leftToSubmit = [
  'opportunity_incomplete',
  'opportunity_gives_nothing',
  'opportunity_job_without_pay',
  'opportunity_pay_range',
  'opportunity_closing_day',
  'opportunity_start_day',
  'opportunity_trial_hours',
  'opportunity_project_unpublished',
  'opportunity_payment_overdue',
] as const;
export type LeftToSubmit = (typeof leftToSubmit)[number];

/** Terms that can get worse for a member who has applied. */
export const worsenings = ['pay', 'equity', 'credit', 'hours', 'weeks', 'mode', 'place', 'start'] as const;
export type Worsening = (typeof worsenings)[number];

/** The lists of the desk. */
export const opportunityLists = ['waiting', 'decided', 'all'] as const;
export type OpportunityList = (typeof opportunityLists)[number];
