/** What applications are bound to; apart from the calls, because pages need only these. */
export const applicationLimits = {
  note: { min: 120, max: 2000 },
  answer: 1000,
  hours: { min: 1, max: 48 },
  /** After the start day that the place names. */
  startWithinYears: 1,
  words: 1000,
  /** How many may be open at one time. */
  openUnverified: 3,
  openVerified: 10,
  /** After a withdrawal or a silence one may ask once more. */
  tries: 2,
  /** Until a decline is told. */
  undoMinutes: 10,
  /** For which owners read what was sent after it has ended otherwise than by a withdrawal. */
  readDays: 30,
  similar: 3,
  /** About how many one decision can be at a time. */
  decidedAtOnce: 500,
  /** What owners note for themselves: how long, and how many about one application. */
  sideNote: 1000,
  sideNotes: 100,
  /** What comes of a trial task: how long, and how many links. */
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

/** Why one has ended that nobody decided about. */
export const applicationEndings = ['', 'closed', 'filled', 'gone', 'offer_over', 'seat_freed'] as const;
export type ApplicationEnding = (typeof applicationEndings)[number];

/** What an owner lists: everything that waits, one stage, declines that are not told yet, or what has ended. */
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

/** What a decline says. With the last one go words of its own. */
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

/** What the timeline of an application tells. */
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
