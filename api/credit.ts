import * as hostCalls from '#contract/credit/host-calls.ts';
import * as logCalls from '#contract/credit/log-calls.ts';
import * as calls from '#contract/credit/student-calls.ts';
import { addEvidenceFile } from '#core/credit/add-evidence-file.ts';
import { appealClaim } from '#core/credit/appeal-claim.ts';
import { beginClaim } from '#core/credit/begin-claim.ts';
import { changeWorkLog } from '#core/credit/change-work-log.ts';
import { chooseLines } from '#core/credit/choose-lines.ts';
import { confirmClaim } from '#core/credit/confirm-claim.ts';
import { createWorkLog } from '#core/credit/create-work-log.ts';
import { deleteClaim } from '#core/credit/delete-claim.ts';
import { deleteWorkLog } from '#core/credit/delete-work-log.ts';
import { getClaim } from '#core/credit/get-claim.ts';
import { getClaimable } from '#core/credit/get-claimable.ts';
import { getHosted } from '#core/credit/get-hosted.ts';
import { getOwnCredit } from '#core/credit/get-own-credit.ts';
import { giveEvidence } from '#core/credit/give-evidence.ts';
import { listHosted } from '#core/credit/list-hosted.ts';
import { listWorkLogs } from '#core/credit/list-work-logs.ts';
import { openOwnEvidenceFile } from '#core/credit/open-evidence-file.ts';
import { removeEvidenceFile } from '#core/credit/remove-evidence-file.ts';
import { returnHosted } from '#core/credit/return-hosted.ts';
import { sendClaim } from '#core/credit/send-claim.ts';
import { withdrawClaim } from '#core/credit/withdraw-claim.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { evidenceRoom, sendEvidence } from './evidence-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { byMember, perHour } from './http/limits.ts';

const changes = [perHour(120, byMember)];

/** The calls of students and hosts. */
export const creditEndpoints: Endpoint[] = [
  answer(calls.getOwnCredit, ({ core, actor }) => getOwnCredit(core, actor)),
  answer(calls.getClaimable, ({ core, actor, params }) => getClaimable(core, actor, params)),
  answer(calls.postClaim, ({ core, actor, params }) => beginClaim(core, actor, params), changes),
  answer(calls.getClaim, ({ core, actor, params }) => getClaim(core, actor, params.claimId)),
  answer(calls.putClaimLines, ({ core, actor, params }) => chooseLines(core, actor, params), changes),
  answer(calls.putClaimSending, ({ core, actor, params }) => sendClaim(core, actor, params), changes),
  answer(calls.putClaimWithdrawal, ({ core, actor, params }) => withdrawClaim(core, actor, params.claimId)),
  answer(calls.deleteClaim, ({ core, actor, params }) => deleteClaim(core, actor, params.claimId)),
  answer(calls.putClaimEvidence, ({ core, actor, params }) => giveEvidence(core, actor, params), changes),

  answer(
    calls.postClaimEvidenceFile,
    async ({ core, actor, params, request }) => {
      // A refusal is thrown after the form has been read: most clients read no answer before they have sent everything.
      const { file } = await readForm(request, evidenceRoom, (bytes) =>
        addEvidenceFile(core, actor, { claimId: params.claimId, bytes }).catch((error: unknown) => {
          if (error instanceof Refusal) return error;
          throw error;
        }),
      );
      if (!file) throw new Refusal('evidence_empty');
      if (file instanceof Refusal) throw file;
      return file;
    },
    [perHour(30, byMember)],
  ),

  answer(calls.deleteClaimEvidenceFile, ({ core, actor, params }) => removeEvidenceFile(core, actor, params)),
  answer(calls.viewClaimEvidenceFile, async ({ core, actor, params, request }) =>
    sendEvidence(await openOwnEvidenceFile(core, actor, params), request),
  ),
  answer(calls.putClaimAppeal, ({ core, actor, params }) => appealClaim(core, actor, params), changes),

  answer(logCalls.getWorkLogs, ({ core, actor, params }) => listWorkLogs(core, actor, params)),
  answer(logCalls.postWorkLog, ({ core, actor, params }) => createWorkLog(core, actor, params), changes),
  answer(logCalls.patchWorkLog, ({ core, actor, params }) => changeWorkLog(core, actor, params), changes),
  answer(logCalls.deleteWorkLog, ({ core, actor, params }) => deleteWorkLog(core, actor, params.workLogId)),

  answer(hostCalls.listHostedClaims, ({ core, actor }) => listHosted(core, actor)),
  answer(hostCalls.getHostedClaim, ({ core, actor, params }) => getHosted(core, actor, params.claimId)),
  answer(
    hostCalls.putHostConfirmation,
    ({ core, actor, params }) => confirmClaim(core, actor, params),
    changes,
  ),
  answer(hostCalls.putHostReturn, ({ core, actor, params }) => returnHosted(core, actor, params), changes),
];
