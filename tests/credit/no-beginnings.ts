import { deleteWorkLog, patchWorkLog, postWorkLog } from '#contract/credit/log-calls.ts';
import { deleteClaim, deleteClaimEvidenceFile, putClaimWithdrawal } from '#contract/credit/student-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const creditNoBeginnings = {
  own: [postWorkLog, patchWorkLog, deleteWorkLog],
  ends: [putClaimWithdrawal, deleteClaim, deleteClaimEvidenceFile],
} satisfies NoBeginnings;
