/** All limits of mentoring under 18, and nowhere else. They stand apart from the calls because pages need only these. */
export const youngLimits = {
  guardianDays: 7,
  sendDays: 14,
  /** Requests of one member that wait, for the guardian or the mentor. */
  waiting: 3,
  inWeek: 10,
  /** Of a plan. */
  planWeeks: { min: 4, max: 12 },
  visitMinutes: 60,
  references: 2,
  referenceDays: 14,
  referenceKeptDays: 30,
  referenceText: { min: 60, max: 1500 },
  referenceName: 120,
  reviewWorkingDays: 2,
  approvedMonths: 12,
  sealedMonths: 12,
  keptMonths: 24,
  reason: { min: 3, max: 500 },
} as const;

/** The statement that a mentor signs; another text is another version. */
export const youngStatementVersion = '2026-11';

export const youngMentorStates = [
  'references',
  'waiting',
  'approved',
  'declined',
  'paused',
  'ended',
] as const;
export type YoungMentorState = (typeof youngMentorStates)[number];

export const youngRequestStates = [
  'with_guardian',
  'agreed',
  'sent',
  'refused',
  'lapsed',
  'withdrawn',
  'released',
] as const;
export type YoungRequestState = (typeof youngRequestStates)[number];

/** A request under 18 asks for one of these. */
export const youngKinds = ['review', 'session', 'plan'] as const;
export type YoungKind = (typeof youngKinds)[number];

export const youngVerdicts = ['approved', 'declined', 'ended'] as const;
export type YoungVerdict = (typeof youngVerdicts)[number];

/** Why an approval ends without an administrator. A report pauses it. */
export const youngEnds = ['own', 'lapsed', 'lacks', 'reported'] as const;
