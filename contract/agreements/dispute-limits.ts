/** Limits of disputes. They stand apart from the calls because pages need only these. */
export const disputeLimits = {
  evidenceDays: 7,
  rulingDays: 15,
  appealDays: 7,
  settlementDays: 3,
  settlementWords: 1000,
  /** Settlements that one side proposes about one milestone. */
  settlements: 10,
  text: { min: 1, max: 5000 },
  reason: { min: 10, max: 5000 },
  /** Statements of one side about one milestone. */
  statements: 20,
  /** ⚖ Paise: up to this value one of the staff rules alone where no appeal is possible. A setting may change it. */
  loneRulingMost: 5_000_000,
} as const;

/** The next step of a dispute; empty before the dispute opens and after it closes. */
export const disputeDeadlines = ['', 'evidence', 'ruling', 'appeal', 'appeal_ruling'] as const;
export type DisputeDeadline = (typeof disputeDeadlines)[number];

/** The lists of the desk: disputes that await a ruling, disputes that still run, and closed disputes. */
export const disputeLists = ['waiting', 'running', 'decided'] as const;
export type DisputeList = (typeof disputeLists)[number];
