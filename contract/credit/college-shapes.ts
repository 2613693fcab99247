import { z } from 'zod';
import { claimRoutes, claimStates } from '#rules/credit/limits.ts';
import { date } from '../ground/values.ts';
import {
  claimLine,
  claimStep,
  creditSums,
  evidenceFile,
  named,
  organisationOf,
  ruleParts,
} from './shapes.ts';

export const collegeLine = claimLine.omit({ agreementId: true, key: true }).extend({
  /** The entry of the ledger with the hours, and its hash; 0 and empty for a log. */
  sequence: z.int(),
  hash: z.string(),
});
export type CollegeLineBody = z.infer<typeof collegeLine>;

/** A claim in the list of the institution. Nothing here is more than the roster and the claim. */
export const collegeRow = z.object({
  $id: z.string(),
  number: z.string(),
  state: z.enum(claimStates),
  student: z.object({ name: z.string(), number: z.string(), semester: z.string() }),
  cohort: z.string(),
  project: z.string(),
  route: z.enum(claimRoutes),
  minutes: z.int(),
  credits: z.int(),
  term: z.string(),
  cameAt: date,
  dueAt: date,
  isLate: z.boolean(),
  isAppealed: z.boolean(),
  /** The caller may not decide it; empty where they may. */
  bar: z.enum(['', 'own', 'passed_over', 'same_staff']),
});
export type CollegeRowBody = z.infer<typeof collegeRow>;

export const collegeClaims = z.object({
  organisation: organisationOf,
  cohorts: z.array(named),
  terms: z.array(z.string()),
  claims: z.array(collegeRow),
  next: z.string(),
});
export type CollegeClaimsBody = z.infer<typeof collegeClaims>;

export const collegeClaim = collegeRow.extend({
  organisation: organisationOf,
  version: z.int(),
  rule: ruleParts.nullable(),
  sums: creditSums,
  returns: z.int(),
  lines: z.array(collegeLine),
  evidence: z.object({ words: z.string(), files: z.array(evidenceFile) }),
  steps: z.array(claimStep),
  reason: z.string(),
  certificate: z.string(),
  appeal: z.object({ words: z.string(), at: date, decidedAt: date, reason: z.string() }),
  /** It waits, and no staff can decide it now. */
  waitsForNoOne: z.boolean(),
  can: z.object({
    approve: z.boolean(),
    return: z.boolean(),
    decline: z.boolean(),
    takeBack: z.boolean(),
    decideAppeal: z.boolean(),
  }),
});
export type CollegeClaimBody = z.infer<typeof collegeClaim>;
