/** Limits of interviews. They stand apart from the calls because pages need only these. */
export const interviewLimits = {
  times: 3,
  place: 300,
  minutes: [15, 30, 45, 60],
  /** Days from now within which it is. */
  withinDays: 60,
  /** How often a team can begin to propose times to one applicant. */
  rounds: 3,
} as const;
