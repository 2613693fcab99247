import * as hostCalls from '#contract/credit/host-calls.ts';
import * as logCalls from '#contract/credit/log-calls.ts';
import * as calls from '#contract/credit/student-calls.ts';
import { addDays } from '#rules/calendar/day.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { quickSum } from './quick-claims.ts';
import { creditThings as things } from './things.ts';

const values = (all: object) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, () => value]));
const reason = 'The line is for work of another project.';
const words = 'The sheets in the office show my name, the day and each meter that I read.';
const log = { day: addDays(dayFromNow(0), -1), quarters: 4, text: 'Read four meters' };

/** The thing that each call of students and hosts names. */
export const creditAccess = accessOf(
  { ...calls, ...logCalls, ...hostCalls },
  {
    getOwnCredit: nothing,
    getClaimable: nothing,
    postClaim: nothing,
    getClaim: things.sent,
    putClaimLines: things.draft,
    putClaimSending: things.draft,
    putClaimWithdrawal: things.sent,
    deleteClaim: things.draft,
    putClaimEvidence: things.evidence,
    postClaimEvidenceFile: things.evidence,
    deleteClaimEvidenceFile: things.evidenceFile,
    viewClaimEvidenceFile: things.evidenceFile,
    putClaimAppeal: things.declined,
    getWorkLogs: nothing,
    postWorkLog: nothing,
    patchWorkLog: things.log,
    deleteWorkLog: things.log,
    listHostedClaims: nothing,
    getHostedClaim: things.hosted,
    putHostConfirmation: things.hosted,
    putHostReturn: things.hosted,
  },
  {
    postClaim: values({ membershipId: 'none', projectId: 'none', lines: [] }),
    putClaimLines: values({ version: 1, lines: [] }),
    putClaimSending: values({ version: 1, ...quickSum }),
    putClaimEvidence: values({ version: 2, words }),
    putClaimAppeal: values({ appeal: reason }),
    postWorkLog: values({ applicationId: 'none', ...log }),
    patchWorkLog: values({ version: 1, ...log }),
    putHostConfirmation: values({ version: 2, lines: [{ position: 1, minutes: 300, reason: 'Less.' }] }),
    putHostReturn: values({ version: 2, reason }),
  },
);
