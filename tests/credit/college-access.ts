import * as calls from '#contract/credit/college-calls.ts';
import * as publicCalls from '#contract/credit/public-calls.ts';
import { accessOf } from '#tests/access/access-of.ts';
import { collegeReason, usualRule } from './college.ts';
import { collegeThings as things } from './college-things.ts';

const values = (all: object) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, () => value]));

/** The thing that each call of the college's side names. */
export const collegeAccess = accessOf(
  { ...calls, ...publicCalls },
  {
    getCreditRule: things.cohort,
    putCreditRule: things.cohort,
    getClaims: things.organisation,
    getCollegeClaim: things.claim,
    viewCollegeEvidenceFile: things.file,
    putClaimDecision: things.claim,
    putClaimAppealDecision: things.appealed,
    putClaimTakingBack: things.approved,
    viewClaimsFile: things.organisation,
    getCreditFigure: things.organisation,
  },
  {
    putCreditRule: values({ version: 1, ...usualRule, mostCredits: 3 }),
    putClaimDecision: values({ version: 1, decision: 'approve', reason: '' }),
    putClaimAppealDecision: values({ version: 1, isUpheld: false, reason: collegeReason }),
    putClaimTakingBack: values({ version: 1, reason: collegeReason }),
    viewClaimsFile: values({ term: '2026-2' }),
  },
);
