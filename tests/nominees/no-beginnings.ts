import {
  deleteNominee,
  postNominee,
  postNomineeRequest,
  postNomineeRightsRequest,
  postNomineeVisit,
  putNomineeErasing,
  putNomineePresence,
  putNomineeVisit,
  putNomineeWithdrawal,
} from '#contract/nominees/calls.ts';
import {
  postGuardianDataVisit,
  postGuardianRightsRequest,
  putGuardianErasing,
} from '#contract/nominees/guardian-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const nomineeNoBeginnings = {
  own: [postNominee, deleteNominee],
  others: [
    postNomineeVisit,
    putNomineeVisit,
    postNomineeRequest,
    putNomineeWithdrawal,
    postNomineeRightsRequest,
    putNomineeErasing,
    putNomineePresence,
    postGuardianDataVisit,
    postGuardianRightsRequest,
    putGuardianErasing,
  ],
} satisfies NoBeginnings;
