/** Limits of applications. They stand apart from the calls because pages need only these. */
export const applicationLimits = {
  note: { min: 120, max: 2000 },
  answer: 1000,
  hours: { min: 1, max: 48 },
  /** After the start day that the opportunity names. */
  startWithinYears: 1,
  words: 1000,
  /** How many may be open at one time. */
  openUnverified: 3,
  openVerified: 10,
  /** After a withdrawal or a silence one may ask once more. */
  tries: 2,
  /** Until the applicant learns of a decline; until then the owner can undo it. */
  undoMinutes: 10,
  /** For which owners read what was sent after it has ended otherwise than by a withdrawal. */
  readDays: 30,
  similar: 3,
  /** About how many one decision can be at a time. */
  decidedAtOnce: 500,
  /** Private notes of owners: the length of one, and the number about one application. */
  sideNote: 1000,
  sideNotes: 100,
  /** The result of a trial task: the length of its text, and the number of links. */
  trialText: 4000,
  trialLinks: 5,
  /** Of the words that owners search their applications for. */
  search: 100,
} as const;

/** From sending to the team, in this order; then the ways in which it can end before. */
export const applicationStages = [
  'submitted',
  'seen',
  'shortlisted',
  'interview',
  'offered',
  'accepted',
  'joined',
  'declined',
  'withdrawn',
  'lapsed',
  'ended',
] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** Why an application has ended without a decision. */
export const applicationEndings = ['', 'closed', 'filled', 'gone', 'offer_over', 'seat_freed'] as const;
export type ApplicationEnding = (typeof applicationEndings)[number];

/** The lists of an owner: all open ones, one stage, declines that applicants have not learnt of yet, or ended ones. */
export const receivedLists = [
  'open',
  'submitted',
  'seen',
  'shortlisted',
  'interview',
  'offered',
  'accepted',
  'joined',
  'leaving',
  'over',
] as const;
export type ReceivedList = (typeof receivedLists)[number];

/** The reasons of a decline. The last one comes with words of its own. */
export const declineReasons = [
  'chose_another',
  'other_experience',
  'hours_do_not_fit',
  'start_does_not_fit',
  'place_does_not_fit',
  'needs_changed',
  'says_too_little',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** How it stands with a trial task; empty where none was asked for. `waived`: the application went on without it. */
export const trialStates = ['', 'asked', 'handed_in', 'missed', 'waived'] as const;
export type TrialState = (typeof trialStates)[number];

/** The steps in the timeline of an application. */
export const applicationSteps = [
  'sent',
  'opened',
  'shortlisted',
  'terms_asked',
  'terms_confirmed',
  'set_aside',
  'brought_back',
  'declined',
  'withdrawn',
  'lapsed',
  'ended',
  'interview_proposed',
  'interview_set',
  'interview_moved',
  'interview_over',
  'interview_untaken',
  'offered',
  'offer_taken_back',
  'trial_asked',
  'trial_handed_in',
  'trial_missed',
  'accepted',
  'joined',
  'exported',
] as const;
export type ApplicationStep = (typeof applicationSteps)[number];
