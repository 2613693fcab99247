import { z } from 'zod';
import { claimCuts, claimRoutes, claimStates } from '#rules/credit/limits.ts';
import { date } from '../ground/values.ts';
import {
  claimLacks,
  claimLineKinds,
  claimReturners,
  claimSides,
  claimStepKinds,
  cohortBars,
  lineBars,
} from './limits.ts';

export const organisationOf = z.object({ slug: z.string(), name: z.string() });
export const named = z.object({ $id: z.string(), name: z.string() });

/** A rule as it stands, in whole hours. */
export const ruleParts = z.object({
  hoursACredit: z.int(),
  leastHours: z.int(),
  mostHours: z.int(),
  mostCredits: z.int(),
  /** Those of the roster in which credit is given; none for all. */
  semesters: z.array(z.string()),
});
export type RuleParts = z.infer<typeof ruleParts>;

export const creditRule = z.object({
  organisation: organisationOf,
  cohort: named,
  /** 0 where there is none yet. */
  version: z.int(),
  rule: ruleParts.nullable(),
  madeAt: date,
  /** Semesters that the rows of this cohort have. */
  semesters: z.array(z.string()),
  canChange: z.boolean(),
});
export type CreditRuleBody = z.infer<typeof creditRule>;

/** Minutes and credits of a member in a cohort, over all claims that are open or approved. */
export const creditSums = z.object({
  approvedMinutes: z.int(),
  openMinutes: z.int(),
  approvedCredits: z.int(),
  openCredits: z.int(),
});
export type CreditSums = z.infer<typeof creditSums>;

/** A cohort of the member, by the membership there. */
export const creditCohort = z.object({
  membershipId: z.string(),
  organisation: organisationOf,
  cohort: named,
  semester: z.string(),
  rule: ruleParts.nullable(),
  sums: creditSums,
  /** Why nothing can be claimed there now; empty where it can. */
  bar: z.enum(['', ...cohortBars]),
});
export type CreditCohortBody = z.infer<typeof creditCohort>;

export const claimRow = z.object({
  $id: z.string(),
  number: z.string(),
  state: z.enum(claimStates),
  organisation: organisationOf,
  cohort: z.string(),
  project: z.string(),
  minutes: z.int(),
  credits: z.int(),
  changedAt: date,
  /** Until when the one who owes the next step has time; empty for none. */
  dueAt: date,
});
export type ClaimRowBody = z.infer<typeof claimRow>;

export const ownCredit = z.object({
  cohorts: z.array(creditCohort),
  claims: z.array(claimRow),
  /** Projects with work that can be claimed now, and with how many lines. */
  projects: z.array(named.extend({ lines: z.int(), minutes: z.int() })),
  /** Opportunities for which a log can be written. */
  logs: z.int(),
  /** Claims that wait for the member as an owner of the project. */
  hosted: z.int(),
});
export type OwnCreditBody = z.infer<typeof ownCredit>;

/** Work that a member may put into a claim. */
export const claimableLine = z.object({
  /** `{agreementId}.{milestone}`, or the id of a line in the log. */
  key: z.string(),
  kind: z.enum(claimLineKinds),
  /** Of the milestone, or the words of the log. */
  title: z.string(),
  agreementId: z.string(),
  milestone: z.int(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** After the cut to 12 hours a day. */
  minutes: z.int(),
  /** As handed in. */
  saidMinutes: z.int(),
  bar: z.enum(['', ...lineBars]),
});
export type ClaimableLineBody = z.infer<typeof claimableLine>;

/** The sum of the lines of a claim, and why less counts. */
export const claimSum = z.object({
  saidMinutes: z.int(),
  minutes: z.int(),
  credits: z.int(),
  cuts: z.array(z.object({ cut: z.enum(claimCuts), minutes: z.int(), credits: z.int() })),
  /** Minutes that are missing for the least hours; 0 for none. */
  missing: z.int(),
  lacks: z.array(z.enum(claimLacks)),
});
export type ClaimSumBody = z.infer<typeof claimSum>;

export const claimable = z.object({
  cohorts: z.array(creditCohort),
  projects: z.array(named),
  /** Of the project that was asked for. */
  lines: z.array(claimableLine),
  /** An owner can confirm work of this project. Without one, a claim goes by evidence. */
  hasHost: z.boolean(),
});
export type ClaimableBody = z.infer<typeof claimable>;

const line = {
  position: z.int(),
  kind: z.enum(claimLineKinds),
  agreementId: z.string(),
  milestone: z.int(),
  /** The words of a log; the title of a milestone, which staff of the institution do not see. */
  title: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  minutes: z.int(),
  /** By the host; null before. */
  confirmed: z.int().nullable(),
  reason: z.string(),
} as const;

/** As its member and the host see it; the key is the one of the work. */
export const claimLine = z.object({ ...line, key: z.string() });
export type ClaimLineBody = z.infer<typeof claimLine>;

export const claimStep = z.object({
  kind: z.enum(claimStepKinds),
  side: z.enum(claimSides),
  at: date,
  reason: z.string(),
});
export type ClaimStepBody = z.infer<typeof claimStep>;

export const evidenceFile = z.object({
  $id: z.string(),
  mimeType: z.string(),
  size: z.int(),
  sentAt: date,
});
export type EvidenceFileBody = z.infer<typeof evidenceFile>;

/** A claim as its member sees it. */
export const ownClaim = claimRow.extend({
  version: z.int(),
  route: z.enum(claimRoutes),
  rule: ruleParts.nullable(),
  returnedBy: z.enum(claimReturners),
  lines: z.array(claimLine),
  sum: claimSum,
  /** The work that could be in it, while lines can be chosen. */
  claimable: z.array(claimableLine),
  evidence: z.object({ words: z.string(), files: z.array(evidenceFile) }),
  steps: z.array(claimStep),
  reason: z.string(),
  term: z.string(),
  certificate: z.string(),
  hasHost: z.boolean(),
  /** Times for which the host was asked since it was sent last. */
  hostRounds: z.int(),
  /** The institution still has it after its days. */
  isLate: z.boolean(),
  /** No staff of the institution can decide it now. */
  waitsForNoOne: z.boolean(),
  appeal: z.object({ words: z.string(), at: date, until: date, decidedAt: date, reason: z.string() }),
  can: z.object({
    change: z.boolean(),
    send: z.boolean(),
    withdraw: z.boolean(),
    delete: z.boolean(),
    give: z.boolean(),
    appeal: z.boolean(),
    /** The institution has other staff for an appeal. */
    appealHasStaff: z.boolean(),
  }),
});
export type OwnClaimBody = z.infer<typeof ownClaim>;

/** A claim as the owners of the project see it: nothing of the roster but the institution's name. */
export const hostedRow = z.object({
  $id: z.string(),
  state: z.enum(claimStates),
  project: named,
  student: z.string(),
  organisation: z.string(),
  minutes: z.int(),
  sentAt: date,
  dueAt: date,
});
export type HostedRowBody = z.infer<typeof hostedRow>;

export const hostedClaim = hostedRow.extend({
  version: z.int(),
  lines: z.array(claimLine),
  canAnswer: z.boolean(),
});
export type HostedClaimBody = z.infer<typeof hostedClaim>;

export const workLog = z.object({
  $id: z.string(),
  applicationId: z.string(),
  opportunity: z.string(),
  project: named,
  day: z.string(),
  quarters: z.int(),
  text: z.string(),
  version: z.int(),
  /** The claim that counts it; empty for none. */
  claimId: z.string(),
  canChange: z.boolean(),
});
export type WorkLogBody = z.infer<typeof workLog>;

export const workLogs = z.object({
  opportunities: z.array(
    z.object({
      applicationId: z.string(),
      opportunity: z.string(),
      project: named,
      /** Hours for which it gives credit, and minutes that the log has. */
      hours: z.int(),
      logged: z.int(),
      firstDay: z.string(),
      canLog: z.boolean(),
    }),
  ),
  logs: z.array(workLog),
  today: z.string(),
  next: z.string(),
});
export type WorkLogsBody = z.infer<typeof workLogs>;
