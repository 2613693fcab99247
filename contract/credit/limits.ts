/** Limits of credit. They stand apart from the calls because pages need only these. */
export const creditLimits = {
  /** Of a rule: the usual values, and the largest that one may have. */
  usual: { hoursACredit: 30, leastHours: 60, mostHours: 120, mostCredits: 4 },
  hours: 1000,
  credits: 40,
  semesters: 20,
  semester: 20,
  lines: 60,
  /** Of one member in one cohort, that are not decided. */
  open: 10,
  drafts: 10,
  log: 200,
  logs: 2000,
  reason: { min: 20, max: 1500 },
  /** Of the host, for fewer hours on one line. */
  lineReason: 300,
  evidence: { min: 50, max: 3000 },
  files: 3,
  collegeReturns: 3,
  hostRounds: 2,
  page: 50,
} as const;

export const creditTimes = {
  /** A line of the log is written within so many days. */
  logDays: 14,
  appealDays: 14,
  /** Evidence goes so many days after the decision. */
  evidenceDays: 30,
  /** Claims and logs are kept so long after the decision. Older work can be claimed no more. */
  years: 3,
  /** A draft that no one has touched. */
  draftDays: 90,
} as const;

/** The public figure of an organisation: from so many decisions on, rounded down to these steps. */
export const creditFigures = { least: 20, dueStep: 10, lateStep: 5 } as const;

/** The states in which staff of the institution see a claim: from the first time it came to them. */
export const collegeFilters = ['waiting', 'appealed', 'returned', 'approved', 'declined', 'ended'] as const;
export type CollegeFilter = (typeof collegeFilters)[number];

/** `rule`: the host confirmed so little that the claim gives nothing any more. */
export const claimReturners = ['', 'host', 'college', 'rule'] as const;
export type ClaimReturner = (typeof claimReturners)[number];

export const claimLineKinds = ['milestone', 'log'] as const;
export type ClaimLineKind = (typeof claimLineKinds)[number];

/** Why a line cannot be claimed now. */
export const lineBars = ['claimed', 'disputed', 'old', 'no_hours'] as const;
export type LineBar = (typeof lineBars)[number];

/** Why a claim cannot be sent now. */
export const claimLacks = ['lines', 'least', 'credit', 'semester', 'evidence', 'organisation'] as const;
export type ClaimLack = (typeof claimLacks)[number];

export const claimDecisions = ['approve', 'return', 'decline'] as const;
export type ClaimDecision = (typeof claimDecisions)[number];

export const claimSides = ['student', 'host', 'college', 'time'] as const;
export type ClaimSide = (typeof claimSides)[number];

/** The steps of a claim, in the order of its way. */
export const claimStepKinds = [
  'begun',
  'sent',
  'host_asked',
  'confirmed',
  'returned',
  'evidence_asked',
  'evidence_sent',
  'to_college',
  'approved',
  'declined',
  'appealed',
  'appeal_upheld',
  'appeal_refused',
  'taken_back',
  'withdrawn',
  'released',
] as const;
export type ClaimStepKind = (typeof claimStepKinds)[number];

/** Why no credit can be claimed in a cohort now. */
export const cohortBars = ['no_rule', 'semester', 'organisation', 'most_reached'] as const;
export type CohortBar = (typeof cohortBars)[number];
