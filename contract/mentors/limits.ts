/** Limits of mentor pages. They stand apart from the calls because pages need only these. */
export const mentorLimits = {
  topics: { min: 1, max: 8 },
  helpWith: { min: 120, max: 1000 },
  notHelpWith: 300,
  bring: 300,
  languages: { min: 1, max: 5 },
  sessionMinutes: [15, 30, 45, 60],
  answerDays: [3, 7, 14],
  openReviews: { min: 1, max: 5, usual: 2 },
  reason: { min: 3, max: 500 },
  /** A mentor is asked after so many days without a session or an answer, and has so many to answer. */
  quietDays: 60,
  stillDays: 7,
  /** Months for which an upheld case about money closes the page. */
  barredMonths: 12,
  /** From so many on the public page names a topic, and a count. */
  publicTopic: 5,
  publicCount: 10,
} as const;

export const mentorStates = ['draft', 'open', 'paused', 'closed', 'removed'] as const;
export type MentorState = (typeof mentorStates)[number];

/** Why a page is paused: by the mentor, or because of what no longer holds. */
export const mentorPauses = ['own', 'mark', 'profile', 'lapses', 'quiet', 'case'] as const;
export type MentorPause = (typeof mentorPauses)[number];

/** Each kind stands here once members can begin it. */
export const mentorKinds = ['session', 'mentorship', 'office_hour', 'written_review'] as const;
export type MentorKind = (typeof mentorKinds)[number];

export const whoMayAsk = ['all', 'marked'] as const;
/** Whose requests for a session are confirmed at once. */
export const confirmedAtOnce = ['nobody', 'marked', 'met'] as const;
/** The works that a mentor reviews in writing. */
export const reviewedWorks = ['document', 'pitch'] as const;
export type ReviewedWork = (typeof reviewedWorks)[number];

/** The conditions for opening a page. */
export const mentorLacks = ['age', 'mark', 'profile', 'kind', 'hours'] as const;
export type MentorLack = (typeof mentorLacks)[number];
